// The shape of a catalogue, taken from the German one: the same keys, any text.
import type { de } from "./de.ts"

type SameKeys<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> }

/** Every key of the product with a text of one language. A missing or unknown key is a type error. */
export type Catalogue = SameKeys<typeof de>
