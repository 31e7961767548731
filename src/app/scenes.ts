/**
 * Which code a page needs: the flow that begins before React is there, and the screen that shows it. Nothing but
 * imports, so that the boot module can start loading them at once.
 */
import type { ComponentType } from "react"
import type { AnyActorRef } from "xstate"
import type { Page, PageName } from "../../machines/app/pages.ts"
import type { Create } from "./loaded-actor.ts"
import type { AppRuntime } from "./runtime.ts"

export interface Scene {
  readonly begin: () => Promise<{
    readonly begin: (runtime: AppRuntime, page: Page, create: Create) => AnyActorRef
  }>
  readonly screen: () => Promise<{ readonly default: ComponentType<{ readonly actor: never }> }>
}

const paymentReturn: Scene = {
  begin: () => import("./scenes/payment-return.ts"),
  screen: () => import("../screens/payment-return/PaymentReturnScreen.tsx")
}

export const scenes: Readonly<Partial<Record<PageName, Scene>>> = {
  shopHome: {
    begin: () => import("./scenes/shop-home.ts"),
    screen: () => import("../screens/shop-home/ShopHomeScreen.tsx")
  },
  ticket: {
    begin: () => import("./scenes/ticket.ts"),
    screen: () => import("../screens/ticket/TicketScreen.tsx")
  },
  account: {
    begin: () => import("./scenes/account.ts"),
    screen: () => import("../screens/account/AccountScreen.tsx")
  },
  verify: {
    begin: () => import("./scenes/verify.ts"),
    screen: () => import("../screens/verification/VerificationScreen.tsx")
  },
  permission: {
    begin: () => import("./scenes/permission.ts"),
    screen: () => import("../screens/permission/PermissionScreen.tsx")
  },
  contact: {
    begin: () => import("./scenes/contact.ts"),
    screen: () => import("../screens/contact/ContactScreen.tsx")
  },
  paymentSuccess: paymentReturn,
  paymentFailed: paymentReturn
}

/** The cart lies over the page of a shop. */
export const cartScene: Scene = {
  begin: () => import("./scenes/checkout.ts"),
  screen: () => import("../screens/checkout/CheckoutPanel.tsx")
}
