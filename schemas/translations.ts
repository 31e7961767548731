/** Texts per language in responses. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"

/** Texts of an entity in one language: its title, and a longer text if there is one. @public for tests. */
export const Translation = Schema.Struct({
  title: Text,
  description: Schema.optionalKey(Schema.NullOr(Text))
})

/** `de`, or a full tag such as `de-CH`. Other keys, such as `__proto__`, are dropped when decoding. */
const LanguageTag = Schema.String.check(Schema.isPattern(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,3}$/))

/** By language tag: `de`, `en`, `fr`, `it`, or a full tag such as `de-CH`. */
export const Translations = Schema.Record(LanguageTag, Translation)
export type Translations = typeof Translations.Type
