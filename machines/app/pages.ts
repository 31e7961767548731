/** Pages of the app as an address names them. */
import type { Destination } from "../access/index.ts"
import type { TicketFormSource } from "../ticket-configuration/ticket-configuration.types.ts"

/** Reason on the error page; anything else in the address is the general error. */
export type ErrorReason = "generic" | "noShop" | "loggedOut"

export type AccountSection = "active-tickets" | "past-tickets" | "verify" | "permissions"

export type Page =
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
      readonly source: TicketFormSource
      /** As the code on the spot names it. */
      readonly areaEntityId: string | null
    }
  | { readonly name: "permission"; readonly shop: string; readonly groupId: string }
  | { readonly name: "account"; readonly shop: string; readonly section: AccountSection | null }
  | {
      readonly name: "paymentSuccess" | "paymentFailed"
      readonly shop: string
      readonly orderId: string | null
    }

export type PageName = Page["name"]

export type PageNamed<Name extends PageName> = Page & { readonly name: Name }

/** Fields in the path of an address; all others are in its query, and optional. */
type InPath = "name" | "shop" | "ticketId" | "groupId"

/** A page as a link names it. */
export type PageLink = {
  [Name in PageName]: Pick<PageNamed<Name>, Extract<keyof PageNamed<Name>, InPath>> & Partial<PageNamed<Name>>
}[PageName]

/** Access to a page: a driver with a verified e-mail only, everybody, or none, since it redirects. */
export type Access = Destination["access"]

/** A location in the app, as parsed from an address. */
export interface AppLocation {
  readonly page: Page
  readonly access: Access
  /** The cart lies over the page. */
  readonly isCartOpen: boolean
}

/** Returns the key of a page; the same key means one flow: for all its sections, and any area. */
export const pageKeyOf = (page: Page): string => JSON.stringify({ ...page, section: 0, areaEntityId: 0 })

/** Returns the shop that the address names; null when it names none. */
export const shopOf = (page: Page): string | null => ("shop" in page ? page.shop : null)

/** Returns whether the page shows the result of a payment. */
export const isPaymentResult = ({ name }: Page): boolean =>
  name === "paymentSuccess" || name === "paymentFailed"

/** Returns whether the driver is about to buy, or sees the result of it: nothing may disturb that. */
export const isBuying = ({ page, isCartOpen }: AppLocation): boolean => isCartOpen || isPaymentResult(page)
