/**
 * Has the scripts of the first page compiled as they arrive, beside the page, and not function by function as each is
 * called first. By a comment that browsers without the feature pass over: https://v8.dev/blog/explicit-compile-hints
 */
import type { Plugin } from "vite"
import { firstPage } from "./first-page.ts"

/** Counts in the very first line only. */
export const hint = "//# allFunctionsCalledOnLoad\n"

export const compileHint = (): Plugin => ({
  name: "compile-hint",
  apply: "build",
  enforce: "post",
  generateBundle: {
    // Vite itself puts the list of what is preloaded in front of a script.
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !(chunk.name in firstPage)) continue
        chunk.code = hint + chunk.code
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type !== "asset") continue
        const payload = JSON.parse(String(map.source))
        // A line more, of no source.
        map.source = JSON.stringify({ ...payload, mappings: `;${payload.mappings}` })
      }
    }
  }
})
