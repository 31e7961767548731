/** Starts the product in its production build. */
import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../../scripts/build/build-shop.ts"
import { setUpProduct } from "./product-set-up.ts"

export default () =>
  setUpProduct({
    prepareShop: async (signal) => {
      await buildShop(shopBuildFolder, signal)
    }
  })
