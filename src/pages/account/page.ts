/** Route of the account and its sections. */
import type { AccountSection } from "../../../machines/app/pages.ts"
import { page } from "../page.ts"

const isAccountSection = (text: string | null): text is AccountSection =>
  ["active-tickets", "past-tickets", "verify", "permissions"].includes(text ?? "")

export default page("account", {
  path: "/:shop/account",
  read: ({ shop }, query) => {
    const section = query.get("section")
    return { name: "account", shop, section: isAccountSection(section) ? section : null }
  },
  query: ({ section }) => ({ section }),
  access: "protected",
  title: "account",
  code: () => import("./code.ts")
})
