/**
 * Makes browsers compile the scripts of the first page, and of form and cart, in the background while they load: not
 * function by function when the driver presses a button. Not the widgets, of which little runs at once. By a comment that browsers without the feature ignore: https://v8.dev/blog/explicit-compile-hints
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkContents } from "./chunk-contents.ts"
import { firstPage } from "./first-page.ts"

const compiled = new Set([...Object.keys(firstPage), "background", "ticket", "cart", "common", "plates"])

/** Only valid in the first line. */
export const hint = "//# allFunctionsCalledOnLoad\n"

export const hintCompilation = (folder: string, chunks: readonly ChunkContents[]): void => {
  for (const { name, file } of chunks) {
    if (!compiled.has(name)) continue
    const script = join(folder, file)
    writeFileSync(script, hint + readFileSync(script, "utf8"))
  }
}
