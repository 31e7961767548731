/** Last purchase of a driver by path of the shop, offered again. No Schema: the home waits for it. */
import type { Plate } from "../../schemas/plate.ts"
import { personalValue, text } from "./storage.ts"

interface LastPurchase {
  readonly ticketId: string
  readonly plates: ReadonlyArray<Plate>
  /** When it was ordered; absent in older builds. */
  readonly at?: string
}

/** Removed by a logout: plates are personal. */
export const lastPurchase = personalValue<LastPurchase>("last-purchase", (stored) => {
  const known = stored as LastPurchase
  return known.plates.every(({ plate }) => text(20)(plate)) ? known : undefined
})
