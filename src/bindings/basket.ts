/** Implements the actor of the cart's counter. */
import { Effect } from "effect"
import { basketMachine } from "../../machines/basket/index.ts"
import { CartService } from "../services/cart.ts"
import { toCallFailure } from "../services/http/index.ts"
import { fromEffect, type Run } from "./from-effect.ts"

export const bindBasket = (run: Run<CartService>) =>
  basketMachine.provide({
    actors: {
      countTickets: fromEffect(run)("countTickets", ({ shopId }: { readonly shopId: string }) =>
        Effect.gen(function* () {
          const cart = yield* CartService
          const { items, beingPaid = 0 } = yield* cart.getCart.fresh({ params: { shopId } })
          return items.length - beingPaid
        }).pipe(Effect.mapError(toCallFailure))
      )
    }
  })
