/** What the actors of the account really do. */
import { Effect } from "effect"
import { accountMachine } from "../../../machines/account/index.ts"
import { ActiveTicketService } from "../../services/active-tickets.ts"
import { toCallFailure } from "../../services/http/index.ts"
import type { ShopService } from "../../services/shop.ts"
import type { ShopGroupService } from "../../services/shop-group.ts"
import type { VerificationCodeService } from "../../services/verification-code.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { loadCodes } from "./load-codes.ts"
import { loadPermits } from "./load-permits.ts"
import { makeShopLoader } from "./load-shop.ts"

export type AccountBindingServices =
  | ShopService
  | ActiveTicketService
  | ShopGroupService
  | VerificationCodeService

export const bindAccount = (run: Run<AccountBindingServices>, environment: Environment) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  return accountMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      loadActiveTickets: actor("loadActiveTickets", ({ shopId }: { readonly shopId: string }) =>
        Effect.gen(function* () {
          const owned = yield* ActiveTicketService
          // A ticket bought a moment ago on another device has to be there.
          const { activeTickets } = yield* owned.activeTickets.fresh({ params: { shopId } })
          return activeTickets
        }).pipe(Effect.mapError(toCallFailure))
      ),
      loadPermits: actor("loadPermits", loadPermits),
      loadCodes: actor("loadCodes", loadCodes)
    },
    actions: { reportSessionLost: environment.reportSessionLost }
  })
}
