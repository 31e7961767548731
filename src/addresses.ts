/** Addresses of the product, the only place where they are put together. `app/routes.ts` reads them. */

export type AccountSection = "active-tickets" | "verify" | "permissions"

const segment = encodeURIComponent

export const addresses = {
  shopHome: (shop: string): string => `/${segment(shop)}`,
  cart: (shop: string): string => `/${segment(shop)}?cart=open`,
  ticket: (shop: string, ticketId: string): string => `/${segment(shop)}/ticket/${segment(ticketId)}`,
  permission: (shop: string, groupId: string): string =>
    `/${segment(shop)}/parking-permissions-group/${segment(groupId)}`,
  account: (shop: string, section?: AccountSection): string =>
    `/${segment(shop)}/account${section === undefined ? "" : `?section=${section}`}`,
  verify: (shop: string): string => `/${segment(shop)}/verify`,
  contact: (shop: string): string => `/${segment(shop)}/contact`,
  paymentSuccess: (shop: string, orderId: string): string =>
    `/${segment(shop)}/payment-success?order=${segment(orderId)}`,
  emailVerification: (wanted: string): string => `/email-verification-required?wanted=${segment(wanted)}`,
  noShop: "/error?reason=noShop"
} as const
