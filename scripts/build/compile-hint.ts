/**
 * Makes browsers compile the scripts of the first page in the background while they load, not lazily per
 * function. By a comment that browsers without the feature ignore: https://v8.dev/blog/explicit-compile-hints
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkContents } from "./chunk-contents.ts"
import { firstPage } from "./first-page.ts"

/** Only valid in the first line. */
export const hint = "//# allFunctionsCalledOnLoad\n"

export const hintCompilation = (folder: string, chunks: readonly ChunkContents[]): void => {
  for (const { name, file } of chunks) {
    if (!(name in firstPage)) continue
    const script = join(folder, file)
    writeFileSync(script, hint + readFileSync(script, "utf8"))
  }
}
