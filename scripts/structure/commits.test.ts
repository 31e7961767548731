/** Tests commits since the last release against the rules; none from before the rules. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { problemsOf } from "./commit-rules.ts"

const root = join(import.meta.dirname, "../..")
const git = (...options: ReadonlyArray<string>): string =>
  spawnSync("git", options, { cwd: root, encoding: "utf8" }).stdout.trim()

it.each([
  "feat(cart): keep items after a lost session",
  "fix: close the dialog\n\nIt covered the page.",
  "feat(api)!: drop the old path",
  "build(deps): bring effect to 4.2",
  "fixup! feat(cart): keep items",
  "Merge branch 'main'",
  "docs: press on\n# Please enter the commit message"
])("accepts %j", async (message) => {
  expect(await problemsOf(message)).toEqual([])
})

it.each([
  "Keep items after a lost session",
  "feature(cart): keep items",
  "feat(cart): keeps items",
  "feat(cart): added items",
  "fix(cart): Keep items.",
  `fix(cart): keep ${"very ".repeat(14)}old items`
])("refuses %j", async (message) => {
  expect(await problemsOf(message)).not.toEqual([])
})

// An export has no history. The oldest commit of a shallow clone adds each file, which ends the search.
it.skipIf(!existsSync(join(root, ".git")))("accepts each commit since the last release", async () => {
  const [begin = ""] = git("log", "--diff-filter=A", "--format=%H", "--", "scripts/structure/commit-rules.ts")
    .split("\n")
    .slice(-1)
  const release = git("describe", "--tags", "--abbrev=0")
  const before = [begin, release].filter((each) => each !== "").map((each) => `^${each}`)
  // Not committed yet: no commit to test.
  const commits = begin === "" ? "" : git("log", "--no-merges", "--format=%B%x00", "HEAD", ...before)
  const problems = await Promise.all(
    commits
      .split("\0")
      .map((message) => message.trim())
      .filter((message) => message !== "")
      .map(async (message) =>
        (await problemsOf(message)).map((problem) => `${message.split("\n")[0]}: ${problem}`)
      )
  )
  expect(problems.flat()).toEqual([])
})
