/** Route of the entry of a verification code, which a link may contain. */
import { page } from "../page.ts"

export default page("verify", {
  path: "/:shop/verify",
  read: ({ shop }, query) => ({ name: "verify", shop, code: query.get("code") ?? "" }),
  query: ({ code }) => ({ code }),
  access: "protected",
  title: "verify",
  code: () => import("./code.ts")
})
