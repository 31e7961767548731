/** What the specification calls route meta: which frame a page has. Its titles are in page-titles.ts, loaded after the page. */
import type { RouteName } from "./routes.ts"

export interface RouteMeta {
  /** "DefaultLayout" where none is named. */
  readonly layout?: "SystemLayout"
  /** Hides "my profile". */
  readonly systemRoute?: boolean
}

const system: RouteMeta = { systemRoute: true }
const shop: RouteMeta = {}

export const routeMeta: Readonly<Record<RouteName, RouteMeta>> = {
  root: system,
  callback: system,
  callbackLogout: system,
  loading: system,
  error: system,
  notFound: system,
  emailVerification: { layout: "SystemLayout", systemRoute: true },
  shopHome: shop,
  ticket: shop,
  permission: shop,
  paymentSuccess: shop,
  paymentFailed: shop,
  account: shop,
  verify: shop,
  contact: shop
}
