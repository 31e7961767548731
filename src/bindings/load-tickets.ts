/** Loads the tickets that a shop offers to the driver. */
import { Effect } from "effect"
import type { Ticket } from "../../schemas/ticket.ts"
import type { CallError } from "../services/http/index.ts"
import { PurchaseOptionService } from "../services/purchase-option.ts"
import { makeRepeatedCall } from "./repeated-call.ts"

/** Returns the loader of one flow: its first call may use the cache. */
export const makeTicketsLoader = () => {
  const isRepeated = makeRepeatedCall()
  return (areaEntityId: string): Effect.Effect<ReadonlyArray<Ticket>, CallError, PurchaseOptionService> =>
    Effect.gen(function* () {
      const { onlineShopOptions } = yield* PurchaseOptionService
      const ask = isRepeated() ? onlineShopOptions.fresh : onlineShopOptions
      const found = yield* ask({ query: { areaEntityId, ticketType: "ALL" } })
      return found.fixedDurationTickets
    })
}
