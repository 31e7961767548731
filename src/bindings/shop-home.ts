import { Effect } from "effect"
import type { CallFailure } from "../../machines/failures.ts"
import { shopHomeMachine } from "../../machines/shop-home/index.ts"
import { type Gateway, toCallFailure } from "../services/http/index.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { makeShopLoader } from "./load-shop.ts"
import { makeTicketsLoader } from "./load-tickets.ts"

export const bindShopHome = (run: Run<Gateway>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  const loadTickets = makeTicketsLoader()
  return shopHomeMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      loadTickets: actor("loadTickets", ({ areaEntityId }: { readonly areaEntityId: string }) =>
        loadTickets(areaEntityId).pipe(Effect.mapError(toCallFailure))
      ),
      // Only needed for a shop without tickets, so not part of every home's script.
      loadCodes: actor("loadCodes", (input: { readonly shopId: string }) =>
        Effect.tryPromise({
          try: () => import("./load-codes.ts"),
          catch: (): CallFailure => ({ _tag: "Unreachable" })
        }).pipe(Effect.flatMap(({ loadCodes }) => loadCodes(input)))
      )
    },
    actions: {
      keepView: ({ context: { chosenAreas, shownTickets } }) =>
        environment.keep({ chosenAreas, shownTickets })
    }
  })
}
