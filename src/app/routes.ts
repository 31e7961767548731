/** The route table of the specification: an address becomes a route, and a route says who may see it and how. */
import type { Destination } from "../../machines/access/index.ts"
import type { FormBasis, TicketStep } from "../../machines/ticket-configuration/index.ts"
import type { AccountSection } from "../addresses.ts"
import { isCallback } from "../services/identity/callback.ts"

export type Route =
  | { readonly name: "root" | "callback" | "callbackLogout" | "loading" | "notFound" }
  | { readonly name: "error"; readonly reason: ErrorReason }
  | { readonly name: "emailVerification"; readonly wanted: string }
  /** The area as the code on the spot names it. */
  | { readonly name: "shopHome"; readonly shop: string; readonly areaEntityId: string | null }
  | { readonly name: "contact"; readonly shop: string }
  /** `code` as a link names it; empty without one. */
  | { readonly name: "verify"; readonly shop: string; readonly code: string }
  | {
      readonly name: "ticket"
      readonly shop: string
      readonly ticketId: string
      readonly basis: FormBasis
      /** As the code on the spot names it. */
      readonly areaEntityId: string | null
      readonly step: TicketStep
    }
  | { readonly name: "permission"; readonly shop: string; readonly groupId: string }
  | { readonly name: "account"; readonly shop: string; readonly section: AccountSection | null }
  | {
      readonly name: "paymentSuccess" | "paymentFailed"
      readonly shop: string
      readonly orderId: string | null
    }

/** What the error page says; anything else in the address is the general error. */
export type ErrorReason = "generic" | "noShop" | "loggedOut"

export type RouteName = Route["name"]

const isAccountSection = (text: string | null): text is AccountSection =>
  text === "active-tickets" || text === "verify" || text === "permissions"

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const systemRoutes: Readonly<Record<string, Route>> = {
  "callback-logout": { name: "callbackLogout" },
  loading: { name: "loading" }
}

/** `?change=` names an item of the cart, `?again=` a ticket bought before. */
const basisOf = (query: URLSearchParams): FormBasis => {
  const hash = query.get("change")
  const id = query.get("again")
  if (hash !== null) return { kind: "cartItem", hash }
  return id === null ? { kind: "new" } : { kind: "boughtBefore", id }
}

const shopRoute = (shop: string, rest: ReadonlyArray<string>, query: URLSearchParams): Route => {
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
export const routeOf = (pathname: string, search: string): Route => {
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
  const system = Object.hasOwn(systemRoutes, first) ? systemRoutes[first] : undefined
  if (system !== undefined) return rest.length === 0 ? system : { name: "notFound" }
  return shopRoute(first, rest, query)
}

/** Routes with the same key are one page with one flow: sections and steps of one are, and it with any area. */
export const pageKeyOf = (route: Route): string =>
  JSON.stringify({ ...route, section: 0, step: 0, areaEntityId: 0 })

/** The shop that the address names, if it names one. */
export const shopOf = (route: Route): string | null => ("shop" in route ? route.shop : null)

/** The page that shows how a payment went. */
export const isPaymentResult = ({ name }: Route): boolean =>
  name === "paymentSuccess" || name === "paymentFailed"

const isPublic = (route: Route): boolean =>
  route.name === "error" || route.name === "notFound" || isPaymentResult(route)

/** What the access flow has to know of a route. */
export const destinationOf = (route: Route, target: string): Destination => {
  if (route.name === "callback") return { access: "callback", shop: null, target: "/" }
  if (route.name === "root" || route.name === "callbackLogout" || route.name === "loading")
    return { access: "root", shop: null, target: "/" }
  if (route.name === "emailVerification") return { access: "verification", shop: null, target: route.wanted }
  // After a login on the error page there is no use in coming back to it.
  if (route.name === "error") return { access: "public", shop: null, target: "/" }
  return { access: isPublic(route) ? "public" : "protected", shop: shopOf(route), target }
}

/** The panel that lies over a shop's page: `?cart=open`. Decided in D-06. */
export const isCartOpen = (route: Route, search: string): boolean =>
  shopOf(route) !== null && !isPublic(route) && new URLSearchParams(search).get("cart") === "open"
