/** The tickets that a driver owns in a shop. */
import { Context, Effect, Layer } from "effect"
import { activeTickets, correctPlate, pastTickets, setReminder } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  return {
    /** Those that are still good. */
    activeTickets: query(activeTickets),
    /** Those that are over or used up. */
    pastTickets: query(pastTickets),
    /** Answers the ticket with the new plate; the same correction again is answered alike. */
    correctPlate: write(correctPlate, { invalidates: ["activeTickets", "getOrder"] }),
    setReminder: write(setReminder, { invalidates: ["activeTickets"] })
  }
})

export class ActiveTicketService extends Context.Service<ActiveTicketService, Effect.Success<typeof make>>()(
  "services/ActiveTicketService"
) {
  static readonly layer = Layer.effect(ActiveTicketService, make)
}
