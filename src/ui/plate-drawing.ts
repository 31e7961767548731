// Drawing of a plate: content of the band, colours, seals in place of the dash, spelling for screen readers.
import { foldCopiedText } from "../../schemas/copied-text.ts"

const europeanUnion = "AT BE BG CZ DE DK ES FI FR GR HR HU IT LT LU NL PL PT RO SE SI SK".split(" ")

/** Vehicle sign of a country, where it differs from our code; real plates show it in the band. */
const signs: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  PT: "P",
  RS: "SRB",
  SE: "S",
  SI: "SLO",
  XX: ""
}

const symbols: Readonly<Record<string, "cross" | "flag">> = { CH: "cross", UA: "flag" }

const yellowPlates = ["NL", "LU", "UK"]

/** Without a sign there is no band. */
export interface PlateLook {
  readonly sign: string
  readonly symbol: "stars" | "cross" | "flag" | "none"
  readonly face: "white" | "yellow"
}

export const plateLook = (country: string): PlateLook => ({
  sign: signs[country] ?? country,
  symbol: europeanUnion.includes(country) ? "stars" : (symbols[country] ?? "none"),
  face: yellowPlates.includes(country) ? "yellow" : "white"
})

export type PlatePiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "seals" }
  | { readonly kind: "gap" }

const letters = (text: string): PlatePiece => ({ kind: "text", text })

/** German plates have two seals for the dash, and a gap before the digits; others are unchanged. */
export const platePieces = (plate: string, country: string): readonly PlatePiece[] => {
  const german = country === "DE" && /^(?<district>[^-]+)-(?<rest>[^-]+)$/.exec(plate)
  if (!german) return [letters(plate)]
  const { district = "", rest = "" } = german.groups ?? {}
  const [, block = "", digits = ""] = /^(\D*)(.*)$/.exec(rest) ?? []
  return [
    letters(district),
    { kind: "seals" },
    ...(block === "" ? [] : [letters(block), { kind: "gap" } as const]),
    ...(digits === "" ? [] : [letters(digits)])
  ]
}

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
