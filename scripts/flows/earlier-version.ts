/** The machines of an earlier version or of a branch, taken out of git beside the present ones. */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { type ProductFlow, productFlows } from "./product-flows.ts"

const git = (commandArguments: ReadonlyArray<string>): string =>
  execFileSync("git", [...commandArguments], {
    cwd: projectFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"]
  }).trim()

const commitOf = (reference: string): string => {
  try {
    git(["rev-parse", "--git-dir"])
  } catch {
    throw new Error(
      "Earlier versions come out of git, and this folder has no git history. Leave out --since."
    )
  }
  try {
    return git(["rev-parse", "--verify", "--quiet", `${reference}^{commit}`])
  } catch {
    throw new Error(
      `git knows no version "${reference}". Give a commit, a tag or a branch, like HEAD~1 or main.`
    )
  }
}

/** The commit whose machines and screens these are; undefined where something has been changed since, or without git. */
export const presentCommit = (): string | undefined => {
  try {
    const changed = git(["status", "--porcelain", "--", "machines", "schemas", "src"])
    return changed === "" ? git(["rev-parse", "HEAD"]) : undefined
  } catch {
    return undefined
  }
}

/** Inside the project, so that the old machines find the installed packages. */
const folderOf = (commit: string): string => join(projectFolder, ".cache/atlas/versions", commit)

const takeOut = (commit: string, reference: string): string => {
  const folder = folderOf(commit)
  if (existsSync(join(folder, "machines"))) return folder
  if (git(["ls-tree", commit, "machines", "schemas"]).split("\n").length < 2) {
    throw new Error(
      `The version "${reference}" had no flows yet: it has no folders "machines" and "schemas". Choose a later one.`
    )
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, "version.tar")
  git(["archive", "--output", archive, commit, "machines", "schemas"])
  execFileSync("tar", ["-xf", archive, "-C", folder])
  rmSync(archive)
  return folder
}

export interface EarlierVersion {
  readonly commit: string
  readonly flows: ReadonlyArray<ProductFlow>
}

/** `reference`: whatever git takes for a commit. Throws a sentence if it knows none. */
export const earlierVersion = async (reference: string): Promise<EarlierVersion> => {
  const commit = commitOf(reference)
  const flows = await productFlows(takeOut(commit, reference), (folder, cause) => {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
    process.stderr.write(
      `The flow "${folder}" of ${reference} cannot be loaded, so it counts as new: ${reason}\n`
    )
  })
  return { commit, flows }
}
