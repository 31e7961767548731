/** Route of the error page, public. */
import { page } from "../page.ts"

export default page("error", {
  path: "/error",
  read: (_, query) => {
    const reason = query.get("reason")
    return { name: "error", reason: reason === "noShop" || reason === "loggedOut" ? reason : "generic" }
  },
  query: ({ reason }) => ({ reason: reason === "generic" ? null : reason }),
  access: "public",
  // After a login there is no use in coming back to it.
  target: () => "/",
  title: null,
  code: () => import("./code.ts")
})
