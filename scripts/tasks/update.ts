/** `npm run update`: brings all made files up to date: format, plans, pictures and pages of flows, snapshots. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"

const snapshots = ["screens", "calls", "tracked", "plans"].map((name) => `e2e/paths/${name}.test.ts`)
const steps = [
  ["Formatting", "biome", ["check", "--write"]],
  ["Plans (npx flowkit accept agrees to what machines do otherwise)", "flowkit", ["plan"]],
  [
    "Snapshots of screens and calls",
    "vitest",
    ["run", "--config=vitest.shared.config.ts", "--root=.", ...snapshots, "--update"]
  ],
  ["Pages of flows", "node", [join(projectFolder, "scripts/tasks/flows.ts")]]
] as const

for (const [name, tool, given] of steps) {
  process.stdout.write(`\n${name}\n`)
  const { ok } = await runTool(tool, [...given], { echo: true })
  if (ok) continue
  process.stdout.write(`${name}: this did not work, and nothing after it was done.\n`)
  process.exitCode = 1
  break
}
