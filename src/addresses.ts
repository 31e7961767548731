/** Addresses of the product, the only place where they are put together. `app/routes.ts` reads them. */
import type { AccountSection } from "../machines/app/pages.ts"

const segment = encodeURIComponent

export const addresses = {
  shopHome: (shop: string, area: string | null = null): string =>
    `/${segment(shop)}${area === null ? "" : `?area=${segment(area)}`}`,
  cart: (shop: string): string => `/${segment(shop)}?cart=open`,
  /** `area`: the one that the code on the spot names. */
  ticket: (shop: string, ticketId: string, area: string | null = null): string =>
    `/${segment(shop)}/ticket/${segment(ticketId)}${area === null ? "" : `?area=${segment(area)}`}`,
  /** The form of an item of the cart, by its seal: the item is changed in its place. */
  ticketInCart: (shop: string, ticketId: string, hash: string): string =>
    `/${segment(shop)}/ticket/${segment(ticketId)}?change=${segment(hash)}`,
  /** The form of a ticket bought before, by the id of the bought one: with the same plates. */
  ticketAgain: (shop: string, ticketId: string, boughtId: string): string =>
    `/${segment(shop)}/ticket/${segment(ticketId)}?again=${segment(boughtId)}`,
  permission: (shop: string, groupId: string): string =>
    `/${segment(shop)}/parking-permissions-group/${segment(groupId)}`,
  account: (shop: string, section?: AccountSection): string =>
    `/${segment(shop)}/account${section === undefined ? "" : `?section=${section}`}`,
  verify: (shop: string): string => `/${segment(shop)}/verify`,
  contact: (shop: string): string => `/${segment(shop)}/contact`,
  /** The page of all paid orders of a shop. */
  paymentResult: (shop: string): string => `/${segment(shop)}/payment-success`,
  paymentSuccess: (shop: string, orderId: string): string =>
    `/${segment(shop)}/payment-success?order=${segment(orderId)}`,
  emailVerification: (wanted: string): string => `/email-verification-required?wanted=${segment(wanted)}`,
  noShop: "/error?reason=noShop",
  loggedOut: "/error?reason=loggedOut"
} as const
