/** The route table of the specification: an address becomes a route, and a route says who may see it and how. */
import type { Destination } from "../../machines/access/index.ts"
import { type AccountSection, isProtected, type Page, type Place, shopOf } from "../../machines/app/pages.ts"
import type { FormBasis } from "../../machines/ticket-configuration/index.ts"
import { addresses } from "../addresses.ts"
import { isCallback } from "../services/identity/callback.ts"

const isAccountSection = (text: string | null): text is AccountSection =>
  text === "active-tickets" || text === "verify" || text === "permissions"

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** `?change=` names an item of the cart, `?again=` a ticket bought before. */
const basisOf = (query: URLSearchParams): FormBasis => {
  const hash = query.get("change")
  const id = query.get("again")
  if (hash !== null) return { kind: "cartItem", hash }
  return id === null ? { kind: "new" } : { kind: "boughtBefore", id }
}

const shopRoute = (shop: string, rest: ReadonlyArray<string>, query: URLSearchParams): Page => {
  const [page, id, ...more] = rest
  const areaEntityId = query.get("area")
  if (page === undefined) return { name: "shopHome", shop, areaEntityId }
  if (more.length > 0) return { name: "notFound" }
  if (page === "ticket" && id !== undefined) {
    const step = query.get("step") === "review" ? "review" : "form"
    return { name: "ticket", shop, ticketId: id, basis: basisOf(query), areaEntityId, step }
  }
  if (page === "parking-permissions-group" && id !== undefined)
    return { name: "permission", shop, groupId: id }
  if (id !== undefined) return { name: "notFound" }
  if (page === "contact") return { name: page, shop }
  if (page === "verify") return { name: page, shop, code: query.get("code") ?? "" }
  if (page === "account") {
    const section = query.get("section")
    return { name: "account", shop, section: isAccountSection(section) ? section : null }
  }
  const orderId = query.get("order")
  if (page === "payment-success") return { name: "paymentSuccess", shop, orderId }
  if (page === "payment-failed") return { name: "paymentFailed", shop, orderId }
  return { name: "notFound" }
}

/** Reads an address; a single unknown segment is a shop that will be looked up. */
export const routeOf = (pathname: string, search: string): Page => {
  const query = new URLSearchParams(search)
  const [first, ...rest] = pathname
    .split("/")
    .filter((segment) => segment !== "")
    .map(decoded)
  if (first === undefined) return { name: "root" }
  if (first === "email-verification-required" && rest.length === 0) {
    return { name: "emailVerification", wanted: query.get("wanted") ?? "/" }
  }
  if (first === "callback" && rest.length === 0) return { name: isCallback(search) ? "callback" : "root" }
  if (first === "error" && rest.length === 0) {
    const reason = query.get("reason")
    return { name: "error", reason: reason === "noShop" || reason === "loggedOut" ? reason : "generic" }
  }
  if (first === "loading" || first === "callback-logout") {
    if (rest.length > 0) return { name: "notFound" }
    return { name: first === "loading" ? first : "callbackLogout" }
  }
  return shopRoute(first, rest, query)
}

/** What the access flow has to know of a page. */
export const destinationOf = (page: Page, target: string): Destination => {
  if (page.name === "callback") return { access: "callback", shop: null, target: "/" }
  if (page.name === "root" || page.name === "callbackLogout" || page.name === "loading")
    return { access: "root", shop: null, target: "/" }
  if (page.name === "emailVerification") return { access: "verification", shop: null, target: page.wanted }
  // After a login on the error page there is no use in coming back to it.
  if (page.name === "error") return { access: "public", shop: null, target: "/" }
  return { access: isProtected(page) ? "protected" : "public", shop: shopOf(page), target }
}

/** The panel that lies over a shop's page: `?cart=open`. Decided in D-06. */
export const isCartOpen = (page: Page, search: string): boolean =>
  isProtected(page) && new URLSearchParams(search).get("cart") === "open"

/** Reads an address with what lies over its page. */
export const placeOf = ({ pathname, search }: Pick<URL, "pathname" | "search">): Place => {
  const page = routeOf(pathname, search)
  return { page, isCartOpen: isCartOpen(page, search) }
}

/** Prints the address of a page that a flow leads to. */
export const addressOf = ({ page, isCartOpen }: Place): string => {
  switch (page.name) {
    case "shopHome":
      return isCartOpen ? addresses.cart(page.shop) : addresses.shopHome(page.shop, page.areaEntityId)
    case "ticket":
      return addresses.ticket(page.shop, page.ticketId, page.areaEntityId)
    case "permission":
      return addresses.permission(page.shop, page.groupId)
    case "account":
      return addresses.account(page.shop, page.section ?? undefined)
    case "verify":
      return addresses.verify(page.shop)
    case "paymentSuccess":
      return addresses.paymentSuccess(page.shop, page.orderId ?? "")
    default:
      return "/"
  }
}
