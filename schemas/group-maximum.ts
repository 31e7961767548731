/** Limits looked up for several groups at once. The shape is not in the specification: ours, with a group's own words. */
import { Schema } from "effect"
import { Count, Id, nullable } from "./primitives.ts"

/** null: no limit known; 0: none allowed. */
export const GroupMaximumCodes = Schema.Struct({ groupId: Id, maximumCodes: nullable(Count) })
export interface GroupMaximumCodes extends Schema.Schema.Type<typeof GroupMaximumCodes> {}

/** null: no limit known; 0: none allowed. */
export const GroupMaximumPlates = Schema.Struct({ groupId: Id, maximumPlates: nullable(Count) })
export interface GroupMaximumPlates extends Schema.Schema.Type<typeof GroupMaximumPlates> {}
