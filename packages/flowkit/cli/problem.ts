/** Error that users of the command line can fix: printed as sentences, without a stack. */
import { existsSync, readFileSync } from "node:fs"
import { relative } from "node:path"

export class Problem extends Error {
  override readonly name = "Problem"
}

/** Returns `flows/cart.flow.ts:12`: the first line with one of the words, or the file alone. */
export const placeIn = (file: string, ...words: ReadonlyArray<string>): string => {
  const name = relative(process.cwd(), file)
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  for (const word of words) {
    const line = word === "" ? -1 : lines.findIndex((text) => text.includes(word))
    if (line >= 0) return `${name}:${line + 1}`
  }
  return name
}
