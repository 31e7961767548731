/**
 * Replaces the previous build without a gap, and keeps the files of earlier ones: a page opened a week ago
 * loads the scripts of its own build.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { filesIn } from "./files-in.ts"

/** Number of builds whose files are kept, including the new one. */
const keptBuilds = 5

/** List of kept builds, newest first. Starts with a dot, so it is never served. */
const listFile = ".builds.json"

/** Returns the paths of files, relative to the folder. */
const filesOf = (folder: string): ReadonlyArray<string> =>
  filesIn(folder).map((file) => relative(folder, file).replaceAll("\\", "/"))

const buildsIn = (folder: string): ReadonlyArray<ReadonlyArray<string>> => {
  try {
    return JSON.parse(readFileSync(join(folder, listFile), "utf8")) as ReadonlyArray<ReadonlyArray<string>>
  } catch {
    return []
  }
}

/** Moves a file into place atomically, for concurrent readers. */
const put = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

/** Named by content, so that those of several builds can coexist. */
const isAsset = (file: string): boolean => file.startsWith("assets/")

/** Files before the page that needs them, the version last: a page that sees a new version can load it. */
const inOrder = (file: string): number =>
  isAsset(file) ? 0 : file === "index.html" ? 2 : file === "version.json" ? 3 : 1

/** Moves the build in `built` to `folder`. */
export const release = (built: string, folder: string): void => {
  const files = filesOf(built)
  const assets = files.filter(isAsset)
  const builds = [assets, ...buildsIn(folder)].slice(0, keptBuilds)
  for (const file of files.toSorted((one, other) => inOrder(one) - inOrder(other)))
    if (!isAsset(file) || !existsSync(join(folder, file))) put(join(built, file), join(folder, file))
  writeFileSync(join(folder, listFile), JSON.stringify(builds))
  const kept = new Set([...files, ...builds.flat(), listFile])
  for (const file of filesOf(folder)) if (!kept.has(file)) rmSync(join(folder, file))
  rmSync(built, { recursive: true })
}
