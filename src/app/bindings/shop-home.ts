/** What the actors of the shop home really do. */
import { Effect } from "effect"
import { shopHomeMachine } from "../../../machines/shop-home/index.ts"
import { toCallFailure } from "../../services/http/index.ts"
import { PurchaseOptionService } from "../../services/purchase-option.ts"
import type { ShopService } from "../../services/shop.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { makeShopLoader } from "./load-shop.ts"

export const bindShopHome = (run: Run<ShopService | PurchaseOptionService>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  // Who asks again wants to know, and not to be told once more what was kept from a moment ago.
  let hasAsked = false
  return shopHomeMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      loadTickets: actor("loadTickets", ({ areaEntityId }: { readonly areaEntityId: string }) =>
        Effect.gen(function* () {
          const options = yield* PurchaseOptionService
          const ask = hasAsked ? options.onlineShopOptions.fresh : options.onlineShopOptions
          hasAsked = true
          const found = yield* ask({ query: { areaEntityId, ticketType: "ALL" } })
          return found.fixedDurationTickets
        }).pipe(Effect.mapError(toCallFailure))
      )
    },
    actions: { reportSessionLost: environment.reportSessionLost }
  })
}
