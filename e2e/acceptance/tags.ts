/** Tests have the ids of their rows in a title, their own or an enclosing one: `[A/C-03]`, `[R-02 R-16]`. */
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { filesIn } from "../../scripts/build/files-in.ts"
import { projectFolder } from "../../scripts/product/servers.ts"

const tag = /\[((?:[A-Z](?:[A-Z]|\/C)?-\d\d ?)+)\]/g

/** Returns the ids of rows in a text. */
export const rowsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(tag)].flatMap(([, ids = ""]) => ids.split(" "))

const folders = ["schemas", "machines", "src", "backend", "packages", "scripts", "e2e"]

const isTest = (file: string): boolean =>
  /\.(test|spec|pw|browser)\.tsx?$|\/testing\/acceptance-rows\.ts$/.test(file)

/** Returns the ids of rows by test file; paths are relative to the root of the project. */
export const taggedFiles = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    folders
      .flatMap((folder) => filesIn(join(projectFolder, folder)))
      .filter((file) => isTest(file) && !/node_modules|e2e\/acceptance/.test(file))
      .map((file) => [relative(projectFolder, file), new Set(rowsIn(readFileSync(file, "utf8")))] as const)
      .filter(([, rows]) => rows.size > 0)
  )
