import type { PageNamed } from "../../../machines/app/pages.ts"
import type { HomeView } from "../../../machines/shop-home/index.ts"
import { type Create, lazyActor } from "../../app/lazy-actor.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { bindShopHome } from "../../bindings/shop-home.ts"
import { lastPurchase } from "../../services/last-purchase.ts"
import { idle } from "../../ui/when-idle.ts"

export default (runtime: AppRuntime, page: PageNamed<"shopHome">, create: Create) => {
  const { run, environment } = runtime
  const home = bindShopHome(run, environment).provide({
    actors: {
      again: lazyActor(environment.tell, async (context, createAgain) => {
        if (!context.again) return null
        await idle()
        return (await import("../buy-again/code.ts")).default(runtime, context, createAgain)
      })
    }
  })
  return create(home, {
    id: "shopHome",
    input: {
      shopPath: page.shop,
      bought: lastPurchase(environment.user()?.userId ?? "", page.shop).read(),
      areaEntityId: page.areaEntityId,
      // Safe: only this flow writes the state of this history entry.
      left: environment.kept() as HomeView | undefined,
      isUnselectingAllowed: true
    }
  }).start()
}
