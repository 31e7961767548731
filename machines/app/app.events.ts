/** What the root of all flows is told: by the address, by the screens, and by the flows that want something of another. */
import type { Shop } from "../../schemas/shop.ts"
import type { ToastType } from "../notifications/index.ts"
import type { AppLocation } from "./pages.ts"

/** What is said at the bottom of the page, by keys of the catalogue. */
export interface Message {
  readonly type: ToastType
  /** What it is about: a newer message about the same takes its place. Without, it stands beside all others. */
  readonly about?: string
  readonly message: string
  readonly details?: string
  readonly action?: { readonly label: string; readonly perform: () => void }
}

export type AppEvent =
  /** The address has changed: by a link, by the browser's own buttons, by a flow. */
  | { readonly type: "PAGE_OPENED"; readonly location: AppLocation }
  /** The page is on the screen, so that what is needed beside it can come. */
  | { readonly type: "PAGE_STANDS" }
  /** The page came back alive, from the browser's back/forward cache. */
  | { readonly type: "PAGE_SHOWN" }
  /** The code of a page is asked for once more. */
  | { readonly type: "TRY_AGAIN" }
  /** A flow has loaded the shop that is called so in the address. */
  | { readonly type: "SHOP_LOADED"; readonly shopPath: string; readonly shop: Shop }
  | { readonly type: "SHOP_MISSING"; readonly shopPath: string }
  /** A call found the session over, or a page wants somebody to be signed in. */
  | { readonly type: "SESSION_LOST" }
  | { readonly type: "TICKET_CHOSEN"; readonly ticketId: string; readonly areaEntityId: string | null }
  | { readonly type: "PERMIT_CHOSEN"; readonly groupId: string }
  | { readonly type: "PERMITS_CHOSEN" }
  | { readonly type: "TICKET_ADDED"; readonly shopId: string }
  | { readonly type: "CART_CHOSEN"; readonly shopPath: string }
  /** The driver goes on in the shop: to its tickets, without the cart over them. */
  | { readonly type: "SHOP_CHOSEN"; readonly shopPath: string }
  /** An order is paid, and its proof is to be shown. */
  | { readonly type: "ORDER_PAID"; readonly orderId: string }
  | { readonly type: "VERIFICATION_CHOSEN" }
  /** The driver goes on into the shop that is open without a code. */
  | { readonly type: "VERIFICATION_SKIPPED" }
  /** The account holds one more verification code. */
  | { readonly type: "CODE_ADDED"; readonly shopId: string }
  /** The cart of a shop was changed, here or in another tab. */
  | { readonly type: "CART_CHANGED"; readonly shopId: string }
  | { readonly type: "MESSAGE"; readonly message: Message }
  | { readonly type: `xstate.${"error" | "done"}.actor.${"page" | "cart" | "background"}` }
