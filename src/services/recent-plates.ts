/** The plates a driver has used lately, most recent first, so that they need not be typed again. */
import { Schema } from "effect"
import { Plate } from "../../schemas/plate.ts"
import { decodedBy } from "./drafts.ts"
import { personalSlot } from "./storage.ts"

/** Removed by a logout, as a plate is personal. */
export const recentPlates = personalSlot<ReadonlyArray<Plate>>({
  name: "recent-plates",
  version: 1,
  area: "local",
  decode: decodedBy(Schema.Array(Plate))
})
