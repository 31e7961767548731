/** Route of the contact page of a shop. */
import { page } from "../page.ts"

export default page("contact", {
  path: "/:shop/contact",
  read: ({ shop }) => ({ name: "contact", shop }),
  access: "protected",
  title: "contact",
  code: () => import("./code.ts")
})
