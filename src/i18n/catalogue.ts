/**
 * All texts of the product. Those of a page, or of a part of several, are in the `texts.ts` of its folder.
 *
 * Texts quoted by the specification are verbatim, even in lower case: headings and buttons capitalize them by style.
 * German uses "Sie"; French, mainly for drivers in Switzerland, "vous", with a no-break space (U+00A0) before : ; !
 * and ? and inside « »; Italian "Lei" in sentences and the short imperative on buttons.
 */
import type { Language } from "./locale.ts"

/** Every `texts.ts` adds itself, so that the compiler knows each text with its placeholders. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Written {}

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The German texts, as literal types. */
export type German = AllOf<Written[keyof Written]["de"]>

type SameKeys<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]>
}

/** All keys of the product with the texts of one language. */
export type Catalogue = SameKeys<German>

/** Returns the texts. German defines the keys: one missing or unknown in another language is a type error. */
export const inEveryLanguage = <const Texts extends object>(
  texts: { readonly de: Texts } & Readonly<Record<Exclude<Language, "de">, SameKeys<NoInfer<Texts>>>>
) => texts
