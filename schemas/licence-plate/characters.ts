/** Folds what people type and paste into the characters plates are written with. */
import { foldCopiedText } from "../copied-text.ts"
import type { CountryCode } from "./countries.ts"

// Dots of every height separate groups on printed plates, just as blanks do.
const gaps = /[\s.·•]+/g

const alphabet = (from: string, to: string) =>
  new Map(Array.from(from, (letter, index) => [letter, to[index]]))

// The letters that Greek and Cyrillic share with Latin by their looks; plates of these countries use only those.
const lookAlikes = alphabet("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІЈКМНОРСТУХ", "ABEZHIKMNOPTYXABEIJKMHOPCTYX")
// Serbia prints Latin letters, so its Cyrillic is read by sound: С is S there, not C.
const serbian = alphabet("АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ", "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ")

const foreignLetters: { readonly [Country in CountryCode]?: typeof serbian } = {
  BA: lookAlikes,
  BG: lookAlikes,
  BY: lookAlikes,
  GR: lookAlikes,
  RS: serbian,
  UA: lookAlikes
}

// Letters without a capital of the same length (ß, ŉ, ligatures) stay: writing SS for ß would change the plate.
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

/**
 * Capitals, plain hyphens, single plain spaces, Latin letters; nothing is judged or moved. A space remains wherever
 * something was typed as a gap, except at the ends and beside a hyphen.
 */
export function foldCharacters(country: CountryCode, raw: string): string {
  const letters = foreignLetters[country]
  const folded = foldCopiedText(raw)
    .replace(gaps, " ")
    .replace(/\p{Ll}/gu, capital)
    // The capital that a Turkish keyboard makes of i.
    .replaceAll("İ", "I")
  const latin = letters ? Array.from(folded, (letter) => letters.get(letter) ?? letter).join("") : folded
  return latin.normalize("NFC").replace(/ ?- ?/g, "-").trim()
}
