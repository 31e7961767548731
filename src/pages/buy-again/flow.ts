/** Starts the flow of a repeated purchase, beside the home of the shop. */
import type { BuyAgainInput } from "../../../machines/buy-again/index.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { bindBuyAgain } from "../../bindings/buy-again.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { timeZoneOfCountry } from "../../i18n/time-zone.ts"

export default (runtime: AppRuntime, input: Omit<BuyAgainInput, "timeZone">, create: Create) =>
  create(bindBuyAgain(purchaseRun(runtime)), {
    id: "buyAgain",
    input: { ...input, timeZone: timeZoneOfCountry(input.shop.areaCountry) }
  }).start()
