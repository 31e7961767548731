/** Copies of the project for seeded faults, so that the working tree is never changed. */
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectFolder } from "../product/servers.ts"

export const faultsFolder = join(projectFolder, ".cache/faults")

/** Returns all files of the working tree, committed or not. */
const ownFiles = (): ReadonlyArray<string> =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectFolder,
    encoding: "utf8",
    maxBuffer: 2 ** 26
  })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(projectFolder, file)))

/** Creates a new copy; returns its path. */
export const copyProject = (name: string): string => {
  const tree = join(faultsFolder, name)
  rmSync(tree, { recursive: true, force: true })
  for (const file of ownFiles()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    cpSync(join(projectFolder, file), join(tree, file))
  }
  cpSync(join(projectFolder, "styled-system"), join(tree, "styled-system"), { recursive: true })
  symlinkSync(join(projectFolder, "node_modules"), join(tree, "node_modules"))
  return tree
}
