/** `npm run acceptance`: prints each requirement with its test and the last result; `-- --json` for other programs. */
import { parseArgs } from "node:util"
import { printAcceptance } from "../acceptance/print.ts"

const { values, positionals } = parseArgs({
  options: { json: { type: "boolean", default: false } },
  allowPositionals: true
})
const say = (line: string) => process.stdout.write(`${line}\n`)
if (!printAcceptance(say, positionals, values.json)) process.exitCode = 1
