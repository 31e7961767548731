/** Releases: the commits that gave the package a version. */
import { execFileSync } from "node:child_process"
import { projectFolder } from "../product/servers.ts"

export interface Release {
  readonly commit: string
  /** Such as "0.45.2, 27 November 2026". */
  readonly name: string
}

/** Returns the releases that have machines, newest first; none where there is no history, as in a copy of the files. */
export const releases = (folder = projectFolder, most = 5): ReadonlyArray<Release> => {
  const git = (...given: ReadonlyArray<string>): string =>
    execFileSync("git", given, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  const nameOf = (commit: string, date: string): string => {
    const { version } = JSON.parse(git("show", `${commit}:./package.json`)) as { readonly version: string }
    return `${version}, ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(date))}`
  }
  try {
    return git("log", "--format=%H %cI", '-G^  "version": ', "--", "package.json")
      .split("\n")
      .map((line) => line.split(" "))
      .filter(([commit = ""]) =>
        /\/index\.ts$/m.test(git("ls-tree", "-r", "--name-only", commit, "machines/"))
      )
      .slice(0, most)
      .map(([commit = "", date = ""]) => ({ commit, name: nameOf(commit, date) }))
  } catch {
    return []
  }
}
