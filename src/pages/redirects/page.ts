/** Routes without a screen of their own: the access flow redirects, or shows its screen. */
import { isCallback } from "../../services/identity/callback.ts"
import { wantedTarget } from "../../services/identity/return-target.ts"
import { page } from "../page.ts"

const leadsOn = { access: "root", target: () => "/" } as const

export default [
  page("root", { path: "/", read: () => ({ name: "root" }), ...leadsOn }),
  page("loading", { path: "/loading", read: () => ({ name: "loading" }), ...leadsOn }),
  page("callbackLogout", { path: "/callback-logout", read: () => ({ name: "callbackLogout" }), ...leadsOn }),
  page("callback", {
    path: "/callback",
    read: (_, query) => ({ name: isCallback(`${query}`) ? "callback" : "root" }),
    access: "callback",
    // Also after a login whose end was lost on the way.
    target: wantedTarget
  }),
  page("emailVerification", {
    path: "/email-verification-required",
    read: (_, query) => ({ name: "emailVerification", wanted: query.get("wanted") ?? "/" }),
    query: ({ wanted }) => ({ wanted }),
    access: "verification",
    target: ({ wanted }) => wanted,
    title: "emailVerification",
    frame: "withoutFooter"
  })
]
