/** Installs packages of the system, where that is possible. */
import { execFile } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the files of this name in the folders of PATH, by preference. */
export const executables = (name: string, environment: NodeJS.ProcessEnv = process.env): readonly string[] =>
  (environment["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .filter(isExecutable)

const run = (command: string, commandArguments: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = execFile(command, commandArguments, { timeout: 600_000 }, (cause) =>
      resolve(cause === null)
    )
    child.stdout?.pipe(process.stdout)
    child.stderr?.pipe(process.stderr)
  })

/** Returns true if this process may install packages by apt. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")

/** Installs packages one by one, so that a missing one does not prevent the others. Returns true if all were. */
export const installPackages = async (names: readonly string[]): Promise<boolean> => {
  if (!canInstall() || !(await run("apt-get", ["update"]))) return false
  let areAll = true
  for (const name of names)
    areAll = (await run("apt-get", ["install", "-y", "--no-install-recommends", name])) && areAll
  return areAll
}
