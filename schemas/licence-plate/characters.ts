/** Maps typed and pasted characters to those of plates. */
import { foldCopiedText } from "../copied-text.ts"
import type { CountryCode } from "./countries.ts"

// Dots of every height separate groups on printed plates, like blanks.
const gaps = /[\s.·•]+/g

const alphabet = (from: string, to: string): ReadonlyMap<string, string | undefined> =>
  new Map(Array.from(from, (letter, index) => [letter, to[index]]))

/** Greek and Cyrillic letters that look like Latin ones. Plates of some countries use only those. */
export const lookAlikeLetters = alphabet("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІЈКМНОРСТУХ", "ABEZHIKMNOPTYXABEIJKMHOPCTYX")
// Serbia prints Latin letters, so its Cyrillic is read by sound: С is S there, not C.
const serbian = alphabet("АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ", "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ")

const foreignLetters: { readonly [Country in CountryCode]?: ReturnType<typeof alphabet> } = {
  BA: lookAlikeLetters,
  BG: lookAlikeLetters,
  BY: lookAlikeLetters,
  GR: lookAlikeLetters,
  RS: serbian,
  UA: lookAlikeLetters
}

// Letters without a capital of the same length (ß, ŉ, ligatures) stay: SS for ß would change the plate.
function capital(letter: string): string {
  if (letter > "z" && !/\p{Ll}/u.test(letter)) return letter
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

/**
 * Returns capitals, plain hyphens, single plain spaces, Latin letters; validates and moves nothing. A space
 * remains for each typed gap, except at the ends and next to a hyphen.
 */
export function foldCharacters(country: CountryCode, raw: string): string {
  const letters = foreignLetters[country]
  const folded = foldCopiedText(raw)
    .replace(gaps, " ")
    .replace(/[^ -`]/gu, capital)
    // The capital of i on a Turkish keyboard.
    .replaceAll("İ", "I")
  const latin = letters ? Array.from(folded, (letter) => letters.get(letter) ?? letter).join("") : folded
  return latin.normalize("NFC").replace(/ ?- ?/g, "-").trim()
}
