/** What the actors of the shop home really do. */
import { shopHomeMachine } from "../../../machines/shop-home/index.ts"
import type { PurchaseOptionService } from "../../services/purchase-option.ts"
import type { ShopService } from "../../services/shop.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { makeShopLoader } from "./load-shop.ts"
import { makeTicketsLoader } from "./load-tickets.ts"

export const bindShopHome = (run: Run<ShopService | PurchaseOptionService>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  const loadTickets = makeTicketsLoader()
  return shopHomeMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      loadTickets: actor("loadTickets", ({ areaEntityId }: { readonly areaEntityId: string }) =>
        loadTickets(areaEntityId)
      )
    },
    actions: { reportSessionLost: environment.reportSessionLost }
  })
}
