/** `npm run update`: brings all generated files up to date: format, settings, plans, snapshots, pages of flows. */
import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { settingsDocument } from "../../backend/config/document.ts"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"

/** Returns the tests that keep a file: found by name, so that none is forgotten. */
const snapshotTests = (): ReadonlyArray<string> =>
  execFileSync("git", ["grep", "--untracked", "-l", "toMatchFileSnapshot", "--", "*.test.ts", "*.test.tsx"], {
    cwd: projectFolder,
    encoding: "utf8"
  })
    .split("\n")
    .filter((file) => file !== "")

const steps = [
  ["Formatting", "biome", ["check", "--write"]],
  ["Plans (npx flowkit accept agrees to what machines do otherwise)", "flowkit", ["plan"]],
  [
    "Snapshots",
    "vitest",
    ["run", "--config=vitest.shared.config.ts", "--root=.", ...snapshotTests(), "--update"]
  ],
  ["Pages of flows", "node", [join(projectFolder, "scripts/tasks/flows.ts")]]
] as const

writeFileSync(join(projectFolder, "docs/settings.md"), settingsDocument())
for (const [name, tool, given] of steps) {
  process.stdout.write(`\n${name}\n`)
  const { ok } = await runTool(tool, [...given], { echo: true })
  if (ok) continue
  process.stdout.write(`${name}: this did not work, and nothing after it was done.\n`)
  process.exitCode = 1
  break
}
