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
  begin: () => import("../pages/payment-return/flow.ts"),
  screen: () => import("../pages/payment-return/PaymentReturnScreen.tsx")
}

export const scenes: Readonly<Partial<Record<PageName, Scene>>> = {
  shopHome: {
    begin: () => import("../pages/shop-home/flow.ts"),
    screen: () => import("../pages/shop-home/ShopHomeScreen.tsx")
  },
  ticket: {
    begin: () => import("../pages/ticket/flow.ts"),
    screen: () => import("../pages/ticket/TicketScreen.tsx")
  },
  account: {
    begin: () => import("../pages/account/flow.ts"),
    screen: () => import("../pages/account/AccountScreen.tsx")
  },
  verify: {
    begin: () => import("../pages/verification/flow.ts"),
    screen: () => import("../pages/verification/VerificationScreen.tsx")
  },
  permission: {
    begin: () => import("../pages/permission/flow.ts"),
    screen: () => import("../pages/permission/PermissionScreen.tsx")
  },
  contact: {
    begin: () => import("../pages/contact/flow.ts"),
    screen: () => import("../pages/contact/ContactScreen.tsx")
  },
  paymentSuccess: paymentReturn,
  paymentFailed: paymentReturn
}

/** The cart lies over the page of a shop. */
export const cartScene: Scene = {
  begin: () => import("../pages/checkout/flow.ts"),
  screen: () => import("../pages/checkout/CheckoutPanel.tsx")
}
