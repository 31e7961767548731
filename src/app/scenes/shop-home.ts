/** Begins the flow of the shop home. */
import { createActor } from "xstate"
import type { HomeView } from "../../../machines/shop-home/index.ts"
import { bindShopHome } from "../bindings/shop-home.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = ({ run, environment }: AppRuntime, route: Route) =>
  createActor(bindShopHome(run, environment), {
    id: "shopHome",
    input: {
      shopPath: shopOf(route) ?? "",
      areaEntityId: route.name === "shopHome" ? route.areaEntityId : null,
      // Written by this flow alone, into an entry of this page.
      left: environment.kept() as HomeView | undefined,
      isUnselectingAllowed: true
    }
  }).start()
