/** File of an installation with the current build. */
import { Schema } from "effect"
import { Name } from "./primitives.ts"

export const VersionFile = Schema.Struct({ commitHash: Name })
export interface VersionFile extends Schema.Schema.Type<typeof VersionFile> {}
