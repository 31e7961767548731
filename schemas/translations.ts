/** Texts that the services send per language. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"

/** What a language may carry for an entity: its title, and a longer text where there is one. */
export const Translation = Schema.Struct({
  title: Text,
  description: Schema.optionalKey(Schema.NullOr(Text))
})

/** `de`, or a full tag such as `de-CH`. Keys that are none, such as `__proto__`, are left out when decoding. */
const LanguageTag = Schema.String.check(Schema.isPattern(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,3}$/))

/** By language tag: `de`, `en`, `fr`, `it`, or a full tag such as `de-CH`. */
export const Translations = Schema.Record(LanguageTag, Translation)
export type Translations = typeof Translations.Type
