/** Starts the product for the paths in the real world: the shop with reporting flows. */
import { setUpProduct } from "../../support/product-set-up.ts"
import { buildForFlows, flowsBuildFolder } from "../support/build.ts"
import { chosenRealFlows } from "./flows.ts"

export default () => {
  // What is chosen and not there is said before anything is built.
  chosenRealFlows()
  return setUpProduct({
    environment: { PARKSCHEIN_DIST_FOLDER: flowsBuildFolder },
    prepareShop: async (signal) => {
      await buildForFlows(signal)
    }
  })
}
