/** Starts the product with the plain provider in place of its own. */
import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../../scripts/build/build-shop.ts"
import { backEnd, identityProvider } from "../../scripts/product/servers.ts"
import { setUpProduct } from "../support/product-set-up.ts"
import { providerPort } from "./environment.ts"
import { startPlainProvider } from "./plain-provider.ts"

const setUp = async (): Promise<() => Promise<void>> => {
  const stopProvider = await startPlainProvider(providerPort)
  const stopProduct = await setUpProduct({
    backEnd: backEnd.filter((server) => server !== identityProvider),
    prepareShop: async (signal) => {
      await buildShop(shopBuildFolder, signal)
    }
  })
  return async () => {
    await stopProduct()
    await stopProvider()
  }
}

export default setUp
