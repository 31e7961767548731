/** The cart, which lies over the page of a shop: its flow and its screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./CheckoutPanel.tsx")
)
