/** The entry of a code: its flow and its screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./VerificationScreen.tsx")
)
