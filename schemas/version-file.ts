/** The file of an installation that says which build is current. */
import { Schema } from "effect"
import { Name } from "./primitives.ts"

export const VersionFile = Schema.Struct({ commitHash: Name })
export interface VersionFile extends Schema.Schema.Type<typeof VersionFile> {}
