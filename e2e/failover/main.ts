/** `main.ts MINUTES SEED`: a drill on the environment's installation, for scripts/tasks/deployment.ts. */
import { failover } from "./run.ts"

const [minutes, seed] = process.argv.slice(2)
const isWell = await failover({
  minutes: Number(minutes),
  seed: Number(seed),
  say: (line) => process.stdout.write(`${line}\n`)
})
process.exit(isWell ? 0 : 1)
