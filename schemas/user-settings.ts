/** What the browser remembers of a user: languages, the chosen one, and the shop visited last. */
import { Schema } from "effect"
import { list, Name, nullable } from "./primitives.ts"

export const UserSettings = Schema.Struct({
  /** Language tags. */
  availableLocales: list(Name),
  /** null: none chosen yet. */
  selectedLanguage: nullable(Name),
  /** A path segment; null: no shop seen yet. */
  latestShop: nullable(Name)
})
export interface UserSettings extends Schema.Schema.Type<typeof UserSettings> {}
