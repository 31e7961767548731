/** Route of a permit and its plates. */
import { page } from "../page.ts"

export default page("permission", {
  path: "/:shop/parking-permissions-group/:groupId",
  read: (params) => ({ name: "permission", ...params }),
  access: "protected",
  title: null,
  code: () => import("./code.ts")
})
