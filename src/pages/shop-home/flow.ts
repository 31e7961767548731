/** Begins the flow of the shop home. */

import type { PageNamed } from "../../../machines/app/pages.ts"
import type { HomeView } from "../../../machines/shop-home/index.ts"
import type { Create } from "../../app/loaded-actor.ts"
import type { AppRuntime } from "../../flows/runtime.ts"
import { bindShopHome } from "../../flows/shop-home.ts"

export default ({ run, environment }: AppRuntime, page: PageNamed<"shopHome">, create: Create) =>
  create(bindShopHome(run, environment), {
    id: "shopHome",
    input: {
      shopPath: page.shop,
      areaEntityId: page.areaEntityId,
      // Written by this flow alone, into an entry of this page.
      left: environment.kept() as HomeView | undefined,
      isUnselectingAllowed: true
    }
  }).start()
