/** The flows of an earlier version or of a branch, taken out of git beside the present ones. */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./problem.ts"
import { type Project, type ProjectFlow, readFlowsAsFarAs } from "./project.ts"

const git = (folder: string, ...given: ReadonlyArray<string>): string =>
  execFileSync("git", given, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim()

const commitOf = (folder: string, reference: string): string => {
  try {
    git(folder, "rev-parse", "--git-dir")
  } catch {
    throw new Problem("Earlier versions come out of git, and this folder has no git history.")
  }
  try {
    return git(folder, "rev-parse", "--verify", "--quiet", `${reference}^{commit}`)
  } catch {
    throw new Problem(
      `git knows no version "${reference}". Give a commit, a tag or a branch, like HEAD~1 or main.`
    )
  }
}

/** Inside the project, so that the earlier machines find the installed packages. */
const takeOut = (project: Project, commit: string, reference: string): string => {
  const folder = join(project.results, "versions", commit)
  if (existsSync(folder)) return folder
  const top = git(project.folder, "rev-parse", "--show-toplevel")
  const inside = git(project.folder, "rev-parse", "--show-prefix").replace(/\/$/, "")
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  const archive = join(half, "version.tar")
  try {
    git(top, "archive", "--output", archive, inside === "" ? commit : `${commit}:${inside}`)
  } catch {
    rmSync(half, { recursive: true, force: true })
    throw new Problem(`The version "${reference}" had no folder "${inside}" yet. Choose a later one.`)
  }
  execFileSync("tar", ["-xf", archive, "-C", half])
  rmSync(archive)
  renameSync(half, folder)
  return folder
}

/** `reference`: whatever git takes for a commit. */
export const earlierVersion = async (
  project: Project,
  reference: string,
  say: (line: string) => void
): Promise<{ readonly label: string; readonly flows: ReadonlyArray<ProjectFlow> }> => {
  const commit = commitOf(project.folder, reference)
  const flows = await readFlowsAsFarAs(
    join(takeOut(project, commit, reference), project.config.flows ?? "flows"),
    say
  )
  return { label: `${reference} (${commit.slice(0, 10)})`, flows }
}
