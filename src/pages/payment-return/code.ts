/** How a payment went: its flow and its screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./PaymentReturnScreen.tsx")
)
