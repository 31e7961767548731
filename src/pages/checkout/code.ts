/** Cart over the page of a shop: flow and screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./CheckoutPanel.tsx")
)
