/** Another version of the project, to be measured beside this one. */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { projectFolder } from "../product/servers.ts"

const git = (...words: ReadonlyArray<string>): string =>
  execFileSync("git", words, {
    cwd: projectFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"]
  }).trim()

/** Returns the folder of a checkout: the given one, or one of the given commit, which is cached. */
export const otherCheckout = (named: string): string => {
  if (existsSync(join(named, "package.json"))) return resolve(named)
  let commit: string
  try {
    commit = git("rev-parse", "--verify", "--quiet", `${named}^{commit}`)
  } catch {
    throw new Error(`--against must be a commit or the folder of a checkout, but is "${named}".`)
  }
  const folder = join(projectFolder, ".cache/bench", commit.slice(0, 12))
  if (existsSync(join(folder, "node_modules"))) return folder
  git("worktree", "prune")
  git("worktree", "add", "--force", "--detach", folder, commit)
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"]
  })
  return folder
}
