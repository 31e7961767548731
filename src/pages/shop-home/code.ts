/** The home of a shop: its flow and its screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./ShopHomeScreen.tsx")
)
