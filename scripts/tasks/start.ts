/** `npm start`: builds the shop if its sources have changed, starts everything and prints `ready`; `-- --verbose` prints all logs. */
import "../../backend/config/report-invalid-settings.ts"
import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../build/build-shop.ts"
import { runProduct } from "../product/run-product.ts"
import { appServer } from "../product/servers.ts"

await runProduct({
  shop: appServer,
  prepareShop: async (signal) => {
    const outcome = await buildShop(shopBuildFolder, signal)
    process.stdout.write(`build: ${outcome}\n`)
  }
})
