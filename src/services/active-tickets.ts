/** The tickets that a driver owns in a shop. */
import { Context, Effect, Layer } from "effect"
import { activeTickets, correctPlate, pastTickets, setReminder } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  return {
    /** Valid tickets. */
    activeTickets: query(activeTickets),
    /** Expired or used-up tickets. */
    pastTickets: query(pastTickets),
    /** Returns the ticket with the new plate; idempotent: the same correction has the same response. */
    correctPlate: write(correctPlate, { invalidates: ["activeTickets", "getOrder"] }),
    setReminder: write(setReminder, { invalidates: ["activeTickets"] })
  }
})

export class ActiveTicketService extends Context.Service<ActiveTicketService, Effect.Success<typeof make>>()(
  "services/ActiveTicketService"
) {
  static readonly layer = Layer.effect(ActiveTicketService, make)
}
