/** Last release: the commit that gave the package its present version. */
import { execFileSync } from "node:child_process"
import { projectFolder } from "../product/servers.ts"

export interface Release {
  readonly commit: string
  /** Such as "0.45.2, 27 November 2026". */
  readonly name: string
}

/** Returns undefined where there is no history, as in a copy of the files. */
export const lastRelease = (folder = projectFolder): Release | undefined => {
  const git = (...given: ReadonlyArray<string>): string =>
    execFileSync("git", given, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  try {
    const [commit = "", date = ""] = git(
      "log",
      "-1",
      "--format=%H %cI",
      '-G^  "version": ',
      "--",
      "package.json"
    ).split(" ")
    if (commit === "") return undefined
    const { version } = JSON.parse(git("show", `${commit}:./package.json`)) as { readonly version: string }
    return {
      commit,
      name: `${version}, ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(date))}`
    }
  } catch {
    return undefined
  }
}
