/** Returns the paths of all files in a folder and below; empty for a missing folder. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

export const filesIn = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
