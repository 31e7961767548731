import { flowAndScreen } from "../code.ts"

export default flowAndScreen(
  () => import("./flow.ts"),
  () => import("./ShopHomeScreen.tsx"),
  async (page, input) => (await import("../../prerender/show-home.tsx")).showHome(page, input)
)
