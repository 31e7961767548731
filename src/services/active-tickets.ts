/** The tickets that a driver owns in a shop. */
import { Context, Effect, Layer } from "effect"
import { activeTickets } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** Those that are still good. */
    activeTickets: query("activeTickets", activeTickets)
  }
})

export class ActiveTicketService extends Context.Service<ActiveTicketService, Effect.Success<typeof make>>()(
  "services/ActiveTicketService"
) {
  static readonly layer = Layer.effect(ActiveTicketService, make)
}
