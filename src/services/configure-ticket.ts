/** The call that prices a ticket, apart from the other calls since the home does without. */
import { Context, Effect, Layer } from "effect"
import { configureTicket } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { write } = yield* Gateway
  return {
    /** Prices a ticket for a start and plates. Changes nothing, but a price must be fresh: no retry, no cache. */
    configureTicket: write(configureTicket, { invalidates: [] })
  }
})

export class ConfigureTicketService extends Context.Service<
  ConfigureTicketService,
  Effect.Success<typeof make>
>()("services/ConfigureTicketService") {
  static readonly layer = Layer.effect(ConfigureTicketService, make)
}
