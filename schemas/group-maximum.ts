/** Limits of several groups, looked up at once. Not in the specification: ours, with the names of a group. */
import { Schema } from "effect"
import { Count, Id, nullable } from "./primitives.ts"

/** null: no limit known; 0: none allowed. */
export const GroupMaximumCodes = Schema.Struct({ groupId: Id, maximumCodes: nullable(Count) })
export interface GroupMaximumCodes extends Schema.Schema.Type<typeof GroupMaximumCodes> {}

/** null: no limit known; 0: none allowed. */
export const GroupMaximumPlates = Schema.Struct({ groupId: Id, maximumPlates: nullable(Count) })
export interface GroupMaximumPlates extends Schema.Schema.Type<typeof GroupMaximumPlates> {}
