/** Begins the flow of the shop home. */
import { createActor } from "xstate"
import { bindShopHome } from "../bindings/shop-home.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = ({ run, environment }: AppRuntime, route: Route) =>
  createActor(bindShopHome(run, environment), {
    id: "shopHome",
    input: {
      shopPath: shopOf(route) ?? "",
      areaEntityId: route.name === "shopHome" ? route.areaEntityId : null,
      isUnselectingAllowed: true
    }
  }).start()
