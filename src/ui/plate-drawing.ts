// Spelling of a plate for screen readers, and tidying of a typed one.
import { foldCopiedText } from "../../schemas/copied-text.ts"

/** Spells "M-PP123" as "M, Bindestrich, P, P, 1, 2, 3", so that screen readers do not read it as a word. */
export const spellPlate = (plate: string, dash: string): string =>
  [...plate].map((character) => (character === "-" ? dash : character)).join(", ")

export interface Typed {
  readonly text: string
  readonly caret: number | null
}

const tidied = (text: string): string =>
  Array.from(foldCopiedText(text), (character) => {
    const capital = character.toUpperCase()
    return capital.length === character.length ? capital : character
  }).join("")

/**
 * Normalizes to capitals, plain dashes and plain blanks, removes invisible characters and keeps the caret.
 * Pasted text is also trimmed. ß stays: its capital is two letters and would change the plate.
 */
export const tidyKeepingCaret = (text: string, caret: number | null, isPasted = false): Typed => {
  const at = caret ?? text.length
  const before = tidied(text.slice(0, at))
  const after = tidied(text.slice(at))
  if (!isPasted) return { text: before + after, caret: caret === null ? null : before.length }
  const end = after.trimEnd()
  const start = end === "" ? before.trim() : before.trimStart()
  return { text: start + end, caret: start.length }
}

/** Splits a pasted list: one plate per line, or separated by commas, semicolons or tabs, as from a table. */
export const listedPlates = (text: string): ReadonlyArray<string> =>
  text
    .split(/[\n\r,;\t]+/)
    .map((plate) => tidied(plate.replace(/"/g, "")).trim())
    .filter((plate) => plate !== "")
