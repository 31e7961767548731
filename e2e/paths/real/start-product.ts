/** Starts the product for paths against the real servers: the shop with reporting flows. */
import { setUpProduct } from "../../support/product-set-up.ts"
import { buildForFlows, flowsBuildFolder } from "../support/build.ts"
import { chosenRealFlows } from "./flows.ts"

export default () => {
  // Fails for unknown flows before the build.
  chosenRealFlows()
  return setUpProduct({
    environment: { PARKSCHEIN_DIST_FOLDER: flowsBuildFolder },
    prepareShop: async (signal) => {
      await buildForFlows(signal)
    }
  })
}
