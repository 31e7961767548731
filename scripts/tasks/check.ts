/**
 * `npm run check`: checks what is changed since the last commit, or `-- --since REF`: its format, the plans of its
 * machines, the types of its projects and the tests that import it.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { refuse, say, taskOptions } from "../build/task.ts"
import { runTool } from "../build/tool.ts"
import { checksFor } from "../paths/checks-for.ts"
import { projectFolder } from "../product/servers.ts"

const git = (...given: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", given, { cwd: projectFolder, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "")

const { values } = taskOptions({ options: { since: { type: "string", default: "HEAD" } } })
if (spawnSync("git", ["rev-parse", "--verify", "--quiet", `${values.since}^{commit}`]).status !== 0)
  refuse(`git knows no version "${values.since}". Give a commit, a tag or a branch, like HEAD~1 or main.`)
const changed = [
  ...git("diff", "--name-only", "--relative", values.since),
  ...git("ls-files", "--others", "--exclude-standard")
].filter((file) => existsSync(join(projectFolder, file)))

const checks = checksFor(changed)
if (checks.length === 0) say(`Nothing is changed since ${values.since}.`)
await Promise.all(
  checks.map(async ({ name, tool, given, remedy }) => {
    const begun = performance.now()
    const { ok, output } = await runTool(tool, given)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    say(ok ? `ok ${name} (${seconds} s)` : `${output.trim()}\nFAILED ${name} (${seconds} s). ${remedy}`)
    if (!ok) process.exitCode = 1
  })
)
