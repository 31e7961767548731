/** Implements the actor of the cart's counter. */
import { Effect } from "effect"
import { basketMachine } from "../../machines/basket/index.ts"
import { getCart } from "../../schemas/api/index.ts"
import { call, type Gateway, toCallFailure } from "../services/http/index.ts"
import { idle } from "../ui/when-idle.ts"
import { fromEffect, type Run } from "./from-effect.ts"

export const bindBasket = (run: Run<Gateway>) =>
  basketMachine.provide({
    actors: {
      countTickets: fromEffect(run)("countTickets", ({ shopId }: { readonly shopId: string }) =>
        // No page waits for the number, but the cart that opens with a new ticket would wait for this call.
        Effect.promise(() => idle()).pipe(
          Effect.andThen(call(getCart, { params: { shopId } })),
          Effect.map(({ items, beingPaid = 0 }) => items.length - beingPaid),
          Effect.mapError(toCallFailure)
        )
      )
    }
  })
