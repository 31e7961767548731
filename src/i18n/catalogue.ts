/**
 * All that the product says. What a page says, or a part of several, stands in the `texts.ts` of its folder and is found there.
 *
 * What the specification quotes stands word for word, also where it begins in lower case: headings and buttons show it with a
 * capital by style. German says "Sie"; French, for drivers in Switzerland above all, "vous", with a space that does not
 * break (U+00A0) before : ; ! and ? and inside « »; Italian "Lei" in sentences and the short imperative on buttons.
 */
import type { Language } from "./locale.ts"

/** Every `texts.ts` adds itself, so that the compiler knows each text with its placeholders. */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Written {}

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The German texts, word for word. */
export type German = AllOf<Written[keyof Written]["de"]>

type SameKeys<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]>
}

/** Every key of the product with a text of one language. */
export type Catalogue = SameKeys<German>

/** Returns the texts. German has the keys: one that is missing or unknown in another language is a type error. */
export const inEveryLanguage = <const Texts extends object>(
  texts: { readonly de: Texts } & Readonly<Record<Exclude<Language, "de">, SameKeys<NoInfer<Texts>>>>
) => texts
