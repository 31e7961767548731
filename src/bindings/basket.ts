import { Effect } from "effect"
import { basketMachine } from "../../machines/basket/index.ts"
import { getCart } from "../../schemas/api/index.ts"
import { call, type Gateway, toCallFailure } from "../services/http/index.ts"
import { fromEffect, type Run } from "./from-effect.ts"

export const bindBasket = (run: Run<Gateway>) =>
  basketMachine.provide({
    actors: {
      countTickets: fromEffect(run)("countTickets", ({ shopId }: { readonly shopId: string }) =>
        call(getCart, { params: { shopId } }).pipe(
          Effect.map(({ items, beingPaid = 0 }) => items.length - beingPaid),
          Effect.mapError(toCallFailure)
        )
      )
    }
  })
