/** What somebody who uses the command line can mend: told in one sentence or more, without a trace of our own code. */
import { existsSync, readFileSync } from "node:fs"
import { relative } from "node:path"

export class Problem extends Error {
  override readonly name = "Problem"
}

/** `flows/cart.flow.ts:12`: the first line of the file that has one of the words, or the file alone. */
export const placeIn = (file: string, ...words: ReadonlyArray<string>): string => {
  const name = relative(process.cwd(), file)
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  for (const word of words) {
    const line = word === "" ? -1 : lines.findIndex((text) => text.includes(word))
    if (line >= 0) return `${name}:${line + 1}`
  }
  return name
}

/** The sentence of whatever was thrown. */
export const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
