/** Route of the home of a shop; the code on the spot names the area. */
import { page } from "../page.ts"

export default page("shopHome", {
  path: "/:shop",
  read: ({ shop }, query) => ({ name: "shopHome", shop, areaEntityId: query.get("area") }),
  query: ({ areaEntityId }) => ({ area: areaEntityId }),
  access: "protected",
  title: null,
  isFirst: true,
  code: () => import("./code.ts")
})
