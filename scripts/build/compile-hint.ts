/**
 * Has the scripts of the first page compiled as they arrive, beside the page, and not function by function as each is
 * called first. By a comment that browsers without the feature pass over: https://v8.dev/blog/explicit-compile-hints
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkContents } from "./chunk-contents.ts"
import { firstPage } from "./first-page.ts"

/** Counts in the very first line only. */
export const hint = "//# allFunctionsCalledOnLoad\n"

export const hintCompilation = (folder: string, chunks: readonly ChunkContents[]): void => {
  for (const { name, file } of chunks) {
    if (!(name in firstPage)) continue
    const script = join(folder, file)
    writeFileSync(script, hint + readFileSync(script, "utf8"))
  }
}
