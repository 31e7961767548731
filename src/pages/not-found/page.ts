/** Catch-all route. */
import { page } from "../page.ts"

export default page("notFound", {
  path: "*",
  read: () => ({ name: "notFound" }),
  access: "public",
  title: "error.notFound",
  code: () => import("./code.ts")
})
