/** Form of a ticket: flow and screen. */
import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./TicketScreen.tsx")
)
