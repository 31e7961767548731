/** The call that prices a ticket: one of those for what can be bought, which the home does without. */
import { Context, Effect, Layer } from "effect"
import { configureTicket } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { write } = yield* Gateway
  return {
    /** Prices a ticket for a start and plates. Changes nothing, but a price must be fresh: asked once, never kept. */
    configureTicket: write(configureTicket, { invalidates: [] })
  }
})

export class ConfigureTicketService extends Context.Service<
  ConfigureTicketService,
  Effect.Success<typeof make>
>()("services/ConfigureTicketService") {
  static readonly layer = Layer.effect(ConfigureTicketService, make)
}
