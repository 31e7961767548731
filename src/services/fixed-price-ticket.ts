/** The API group of other requests for tickets: the list without a shop, a ticket by its key or one plate. */
import { Context, Effect, Layer } from "effect"
import {
  availablePurchaseOptions,
  configureTicketByKey,
  configureTicketByQuery,
  fixedPriceTicketByKey
} from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  // A price must be fresh: no retry, no cache, whatever the method.
  const asked = { invalidates: [] }
  return {
    availablePurchaseOptions: query(availablePurchaseOptions),
    configureTicketByQuery: write(configureTicketByQuery, asked),
    configureTicketByKey: write(configureTicketByKey, asked),
    fixedPriceTicketByKey: write(fixedPriceTicketByKey, asked)
  }
})

export class FixedPriceTicketService extends Context.Service<
  FixedPriceTicketService,
  Effect.Success<typeof make>
>()("services/FixedPriceTicketService") {
  static readonly layer = Layer.effect(FixedPriceTicketService, make)
}
