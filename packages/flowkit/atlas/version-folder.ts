/** Checks out a version or a branch beside the current files. */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/** Returns the output of git, without the trailing newline. */
export const runGit = (folder: string, ...given: ReadonlyArray<string>): string =>
  execFileSync("git", given, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim()

const commitOf = (folder: string, reference: string): string => {
  try {
    runGit(folder, "rev-parse", "--git-dir")
  } catch {
    throw new Error("Earlier versions come out of git, and this folder has no git history.")
  }
  try {
    return runGit(folder, "rev-parse", "--verify", "--quiet", `${reference}^{commit}`)
  } catch {
    throw new Error(
      `git knows no version "${reference}". Give a commit, a tag or a branch, like HEAD~1 or main.`
    )
  }
}

/**
 * Checks out a version of these parts of a project (all by default), once, and returns its folder.
 * `versions`: a folder inside the project, so that the earlier machines find the installed packages.
 * `reference`: any commit-ish of git. Throws if there is no such version.
 */
export const versionFolder = (
  project: string,
  versions: string,
  reference: string,
  ...parts: ReadonlyArray<string>
): { readonly commit: string; readonly folder: string } => {
  const commit = commitOf(project, reference)
  const folder = join(versions, commit)
  if (existsSync(folder)) return { commit, folder }
  const top = runGit(project, "rev-parse", "--show-toplevel")
  const inside = runGit(project, "rev-parse", "--show-prefix").replace(/\/$/, "")
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  const archive = join(half, "version.tar")
  try {
    runGit(top, "archive", "--output", archive, inside === "" ? commit : `${commit}:${inside}`, ...parts)
  } catch {
    rmSync(half, { recursive: true, force: true })
    const missing = parts.length > 0 ? parts.join(", ") : `folder "${inside}"`
    throw new Error(`The version "${reference}" had no ${missing} yet. Choose a later one.`)
  }
  execFileSync("tar", ["-xf", archive, "-C", half])
  rmSync(archive)
  renameSync(half, folder)
  return { commit, folder }
}
