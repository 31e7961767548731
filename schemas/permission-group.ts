/** A parking permission that can be set up: its name per language, and where it is valid. */
import { Schema } from "effect"
import { Area } from "./area.ts"
import { Id, list, nullable } from "./primitives.ts"
import { Translations } from "./translations.ts"

export const PermissionGroup = Schema.Struct({
  id: Id,
  translations: nullable(Translations),
  areas: list(Area)
})
export interface PermissionGroup extends Schema.Schema.Type<typeof PermissionGroup> {}
