import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./PaymentReturnScreen.tsx"),
  async (page, input) => (await import("../../prerender/show-proof.tsx")).showProof(page, input)
)
