/** A language that can be chosen. */
import { Schema } from "effect"
import { Name, nullable, Text } from "./primitives.ts"

export const LanguageOption = Schema.Struct({
  /** A language tag such as `de-DE`; never empty, since it is the value of a list item. */
  value: Name,
  /** The language's name in the language itself. */
  label: Name,
  icon: nullable(Text)
})
export interface LanguageOption extends Schema.Schema.Type<typeof LanguageOption> {}
