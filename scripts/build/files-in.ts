/** Paths of all files in a folder and below; none where there is no such folder. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

export const filesIn = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
