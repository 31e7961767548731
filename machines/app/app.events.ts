/** Events of the root machine: from the address, the screens, and flows that request something of another. */
import type { Shop } from "../../schemas/shop.ts"
import type { ToastType } from "../notifications/index.ts"
import type { AppLocation } from "./pages.ts"

/** A message at the bottom of the page, by keys of the catalogue. */
export interface Message {
  readonly type: ToastType
  /** Topic: a newer message with the same one replaces it. Without one, it is shown beside all others. */
  readonly about?: string
  readonly message: string
  readonly details?: string
  readonly action?: { readonly label: string; readonly perform: () => void }
}

export type AppEvent =
  /** The address has changed: by a link, by the browser's buttons, by a flow. */
  | { readonly type: "PAGE_OPENED"; readonly location: AppLocation }
  /** The page has loaded, so that what is needed beside it can load. */
  | { readonly type: "PAGE_LOADED" }
  /** The page was restored from the browser's back/forward cache. */
  | { readonly type: "PAGE_SHOWN" }
  /** Retries loading the code of a page. */
  | { readonly type: "TRY_AGAIN" }
  /** A flow has loaded the shop with this path. */
  | { readonly type: "SHOP_LOADED"; readonly shopPath: string; readonly shop: Shop }
  | { readonly type: "SHOP_MISSING"; readonly shopPath: string }
  /** A call found the session expired, or a page requires a session. */
  | { readonly type: "SESSION_LOST" }
  | { readonly type: "TICKET_CHOSEN"; readonly ticketId: string; readonly areaEntityId: string | null }
  | { readonly type: "PERMIT_CHOSEN"; readonly groupId: string }
  | { readonly type: "PERMITS_CHOSEN" }
  | { readonly type: "TICKET_ADDED"; readonly shopId: string }
  | { readonly type: "CART_CHOSEN"; readonly shopPath: string }
  /** The driver continues in the shop: to its tickets, without the cart over them. */
  | { readonly type: "SHOP_CHOSEN"; readonly shopPath: string }
  /** An order is paid, and its proof is to be shown. */
  | { readonly type: "ORDER_PAID"; readonly orderId: string }
  | { readonly type: "VERIFICATION_CHOSEN" }
  /** The driver continues to the open shop without a code. */
  | { readonly type: "VERIFICATION_SKIPPED" }
  /** The account holds one more verification code. */
  | { readonly type: "CODE_ADDED"; readonly shopId: string }
  /** The cart of a shop was changed, here or in another tab. */
  | { readonly type: "CART_CHANGED"; readonly shopId: string }
  | { readonly type: "MESSAGE"; readonly message: Message }
  | { readonly type: `xstate.${"error" | "done"}.actor.${"page" | "cart"}` }
