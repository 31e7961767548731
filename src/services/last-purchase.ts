/** What a driver bought last in a shop, by its path: tells the home that somebody comes back. Without Schema, since the home waits for it. */
import type { Plate } from "../../schemas/plate.ts"
import { personalValue, text } from "./storage.ts"

interface LastPurchase {
  readonly ticketId: string
  readonly plates: ReadonlyArray<Plate>
}

/** Removed by a logout, as a plate is personal. */
export const lastPurchase = personalValue<LastPurchase>({
  name: "last-purchase",
  version: 1,
  area: "local",
  decode: (stored) => {
    const known = stored as LastPurchase
    return known.plates.every(({ plate }) => text(20)(plate)) ? known : undefined
  }
})
