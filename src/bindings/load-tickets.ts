/** Loads the tickets that a shop offers to the driver. */
import { Effect } from "effect"
import { onlineShopOptions } from "../../schemas/api/index.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { type CallError, call, callFresh, type Gateway } from "../services/http/index.ts"
import { makeRepeatedCall } from "./repeated-call.ts"

/** Returns the loader of one flow: its first call may use the cache. */
export const makeTicketsLoader = () => {
  const isRepeated = makeRepeatedCall()
  return (areaEntityId: string): Effect.Effect<ReadonlyArray<Ticket>, CallError, Gateway> =>
    Effect.suspend(() => {
      const ask = isRepeated() ? callFresh : call
      return ask(onlineShopOptions, { query: { areaEntityId, ticketType: "ALL" } })
    }).pipe(Effect.map(({ fixedDurationTickets }) => fixedDurationTickets))
}
