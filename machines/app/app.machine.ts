/**
 * App: the root of all flows. Derives the page and its access from the address, starts and stops the flow
 * of the page and the cart over it, keeps the background flows, and forwards requests between flows.
 */
import { type ActorRefFrom, assign, forwardTo, sendTo, setup } from "xstate"
import type { Shop } from "../../schemas/shop.ts"
import { accessMachine } from "../access/index.ts"
import { lazyActor } from "../lazy-actor.ts"
import type { AppEvent } from "./app.events.ts"
import { type AppLocation, isPaymentResult, type Page, type PageName, pageKeyOf, shopOf } from "./pages.ts"

/** Access status: still deciding, or with a page of its own in place of the one that was opened. */
export type AccessStatus = "deciding" | "granted" | "anonymous" | "unknown" | "elsewhere"

export interface AppContext extends AppLocation {
  readonly accessStatus: AccessStatus
  /** The shop of the page, once a flow has loaded it. */
  readonly shop: Shop | null
  /** The page has loaded. */
  readonly isShown: boolean
  /** The address names a shop that does not exist, or is closed: no links lead deeper into it. */
  readonly isShopMissing: boolean
}

const accessStatuses = ["granted", "anonymous", "unknown", "elsewhere"] as const

const accessStatusOf = (tags: Iterable<string>): AccessStatus => {
  const known = new Set(tags)
  return accessStatuses.find((accessStatus) => known.has(accessStatus)) ?? "deciding"
}

const home = (shop: string): Page => ({ name: "shopHome", shop, areaEntityId: null })

/** Returns the location an event leads to: by its address, or in the open shop. */
const nextLocation = (event: AppEvent, { page, access, isCartOpen }: AppContext): AppLocation => {
  const shop = shopOf(page) ?? ""
  const alone = (next: Page): AppLocation => ({ page: next, access: "protected", isCartOpen: false })
  switch (event.type) {
    case "PAGE_OPENED":
      return event.location
    case "TICKET_CHOSEN": {
      const { ticketId, areaEntityId } = event
      return alone({ name: "ticket", shop, ticketId, source: { kind: "new" }, areaEntityId })
    }
    case "PERMIT_CHOSEN":
      return alone({ name: "permission", shop, groupId: event.groupId })
    case "PERMITS_CHOSEN":
      return alone({ name: "account", shop, section: "permissions" })
    case "ORDER_PAID":
      return { ...alone({ name: "paymentSuccess", shop, orderId: event.orderId }), access: "public" }
    case "VERIFICATION_CHOSEN":
      return alone({ name: "verify", shop, code: "" })
    case "TICKET_ADDED":
      return alone(home(shop))
    case "CART_CHOSEN":
    case "SHOP_CHOSEN":
      return alone(home(event.shopPath))
    default:
      return { page, access, isCartOpen }
  }
}

/** Actions: the location has changed, by its address. */
const followAddress = ["rememberLocation", "tellAccess", "tellLocation"] as const
/** Actions: a flow leads to another location, which the address bar does not show yet. */
const navigate = ["rememberLocation", "showAddress", "tellAccess", "tellLocation"] as const
/** The same, with the cart over it. */
const navigateToCart = ["rememberLocation", "openCart", "showAddress", "tellAccess", "tellLocation"] as const

/** The same, with a ticket that is new in it. */
const navigateWithNewTicket = [
  ...navigateToCart,
  {
    type: "countTickets",
    params: ({ event }: { readonly event: { readonly shopId: string } }) => event.shopId
  }
] as const

/** Transitions to the home of a shop; if that is open already, it stays. */
const toHome = <Actions>(actions: Actions) =>
  [
    { guard: "isSamePage", actions },
    { target: ".open.shopHome", actions }
  ] as const

const page = {
  id: "page",
  src: "page",
  systemId: "page",
  input: ({ context }: { context: AppContext }) => context.page
} as const

/** If the access flow ever stops, the session status is unknown. */
const withoutAccess = { type: "rememberAccessStatus", params: ["unknown"] } as const

const failing = (actor: "page" | "cart", target: string) =>
  ({ [`xstate.error.actor.${actor}`]: target, [`xstate.done.actor.${actor}`]: target }) as const

const isAllowed = ({ page, access, accessStatus }: AppContext): boolean =>
  accessStatus === "granted" ||
  (accessStatus === "anonymous" && access !== "protected") ||
  // The proof of a paid order is stored in the browser: shown before, and even without, a known session.
  (accessStatus !== "elsewhere" && isPaymentResult(page))

/** Returns whether a page about the access takes the place of the one that was opened. */
export const isAccessPage = (context: AppContext): boolean =>
  context.accessStatus !== "deciding" && !isAllowed(context)

const isPage =
  (name: PageName) =>
  ({ context }: { context: AppContext }): boolean =>
    context.page.name === name

const isCartWanted = ({ isCartOpen, accessStatus }: AppContext): boolean =>
  isCartOpen && accessStatus === "granted"

export const appMachine = setup({
  types: {} as {
    context: AppContext
    input: AppLocation
    events: AppEvent
    children: { access: "access"; page: "page"; cart: "cart"; background: "background" }
  },
  actors: {
    access: accessMachine,
    page: lazyActor<Page>(),
    cart: lazyActor<string>(),
    /**
     * Background flows: cart counter, messages, version of the app, question for a code, consent. Loaded after the first
     * page; events sent before are kept.
     */
    background: lazyActor<void>()
  },
  guards: {
    isAllowed: ({ context }) => isAllowed(context),
    isForbidden: ({ context }) => !isAllowed(context),
    isSamePage: ({ context, event }) =>
      pageKeyOf(nextLocation(event, context).page) === pageKeyOf(context.page),
    isHome: isPage("shopHome"),
    isTicket: isPage("ticket"),
    isPaymentResult: ({ context }) => isPaymentResult(context.page),
    isAccount: isPage("account"),
    isAnotherSection: ({ context: { page } }, next: Page) =>
      page.name === "account" &&
      next.name === "account" &&
      page.shop === next.shop &&
      page.section !== next.section,
    isPermission: isPage("permission"),
    isVerification: isPage("verify"),
    isContact: isPage("contact"),
    isCartWanted: ({ context }) => isCartWanted(context),
    isCartUnwanted: ({ context }) => !isCartWanted(context),
    isAnotherShop: ({ context, event }) => shopOf(nextLocation(event, context).page) !== shopOf(context.page),
    hasAccessStatusChanged: ({ context }, tags: Iterable<string>) =>
      accessStatusOf(tags) !== context.accessStatus,
    isNewShop: ({ context }, shopPath: string) => context.shop === null && shopOf(context.page) === shopPath,
    isNewlyMissing: ({ context }, shopPath: string) =>
      !context.isShopMissing && shopOf(context.page) === shopPath
  },
  actions: {
    rememberLocation: assign(({ context, event }) => {
      const location = nextLocation(event, context)
      // Access to a protected page implies access to any other; all else is left to the access flow.
      const isStillGranted =
        context.accessStatus === "granted" &&
        (context.access === "protected" || location.access !== "protected")
      return {
        ...location,
        shop: shopOf(location.page) === shopOf(context.page) ? context.shop : null,
        ...(pageKeyOf(location.page) === pageKeyOf(context.page)
          ? {}
          : { isShopMissing: false, isShown: false }),
        ...(isStillGranted ? {} : { accessStatus: "deciding" as const })
      }
    }),
    openCart: assign({ isCartOpen: true }),
    rememberAccessStatus: assign((_, tags: Iterable<string>) => ({ accessStatus: accessStatusOf(tags) })),
    rememberShown: assign({ isShown: true }),
    rememberShop: assign((_, shop: Shop) => ({ shop, isShopMissing: false })),
    forgetShop: assign({ shop: null, isShopMissing: true }),
    showAddress: () => {},
    tellAccess: () => {},
    tellLocation: sendTo("background", ({ context }) => ({ type: "LOCATION_CHANGED", context })),
    openSection: sendTo("page", (_, page: Page) => ({
      type: "SECTION_OPENED",
      section: (page.name === "account" ? page.section : null) ?? "overview"
    })),
    forwardToAccess: forwardTo("access"),
    forwardToPage: forwardTo("page"),
    forwardToCart: forwardTo("cart"),
    forwardToBackground: forwardTo("background"),
    countTickets: sendTo("background", (_, shopId: string) => ({ type: "CART_CHANGED", shopId })),
    skipPrompt: sendTo("background", { type: "SKIPPED" })
  }
}).createMachine({
  id: "app",
  description:
    "The driver goes through the shop from page to page, and each flow gets what it needs of another.",
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    accessStatus: "deciding",
    shop: null,
    isShopMissing: false,
    isShown: false
  }),
  invoke: [
    {
      id: "access",
      src: "access",
      systemId: "access",
      onSnapshot: {
        guard: { type: "hasAccessStatusChanged", params: ({ event }) => event.snapshot.tags },
        actions: [
          { type: "rememberAccessStatus", params: ({ event }) => event.snapshot.tags },
          "tellLocation"
        ]
      },
      onDone: { actions: withoutAccess },
      onError: { actions: withoutAccess }
    },
    // No page depends on these flows.
    { id: "background", src: "background", systemId: "background", onDone: {}, onError: {} }
  ],
  on: {
    SESSION_LOST: { actions: "forwardToAccess" },
    SHOP_LOADED: {
      guard: { type: "isNewShop", params: ({ event }) => event.shopPath },
      actions: [{ type: "rememberShop", params: ({ event }) => event.shop }, "tellLocation"]
    },
    SHOP_MISSING: {
      guard: { type: "isNewlyMissing", params: ({ event }) => event.shopPath },
      actions: ["forgetShop", "tellLocation"]
    },
    CART_CHANGED: { meta: { flow: "basket" }, actions: "forwardToBackground" },
    CODE_ADDED: { meta: { flow: "verificationPrompt" }, actions: "forwardToBackground" },
    VERIFICATION_SKIPPED: { meta: { flow: "verificationPrompt" }, actions: "skipPrompt" },
    MESSAGE: { meta: { flow: "notifications" }, actions: "forwardToBackground" }
  },
  states: {
    page: {
      description: "The page that the address names.",
      entry: ["tellAccess", "tellLocation"],
      initial: "closed",
      on: {
        PAGE_OPENED: [
          { guard: "isSamePage", actions: followAddress },
          { target: ".closed", actions: followAddress }
        ],
        PAGE_LOADED: { actions: ["rememberShown", "forwardToBackground"] },
        /** Only a closed page can have been left for the login. */
        PAGE_SHOWN: { actions: "forwardToAccess" },
        CART_CHOSEN: toHome(navigateToCart),
        SHOP_CHOSEN: toHome(navigate),
        // From the cart and the question for a code, which also lie over a page whose code did not come.
        ORDER_PAID: { target: ".open.paymentReturn", actions: navigate },
        VERIFICATION_CHOSEN: { target: ".open.verification", actions: navigate },
        ...failing("page", ".failed")
      },
      states: {
        closed: {
          description:
            "Whether the driver may see the page is not known yet, or another has to be seen first.",
          always: { guard: "isAllowed", target: "open" }
        },
        open: {
          description: "The driver may see the page.",
          initial: "choosing",
          always: { guard: "isForbidden", target: "closed" },
          on: { PAGE_SHOWN: { actions: "forwardToPage" } },
          states: {
            choosing: {
              description: "The address says which page it is.",
              always: [
                { guard: "isHome", target: "shopHome" },
                { guard: "isTicket", target: "ticketConfiguration" },
                { guard: "isPaymentResult", target: "paymentReturn" },
                { guard: "isAccount", target: "account" },
                { guard: "isPermission", target: "plateChange" },
                { guard: "isVerification", target: "verification" },
                { guard: "isContact", target: "contact" },
                { target: "plain" }
              ]
            },
            shopHome: {
              description: "The tickets and permissions of a shop.",
              invoke: page,
              on: {
                TICKET_CHOSEN: { target: "ticketConfiguration", actions: navigate },
                PERMIT_CHOSEN: { target: "plateChange", actions: navigate },
                PERMITS_CHOSEN: { target: "account", actions: navigate },
                TICKET_ADDED: { meta: { flow: "basket" }, actions: navigateWithNewTicket }
              }
            },
            ticketConfiguration: {
              description: "A ticket is being configured.",
              invoke: page,
              on: {
                TICKET_ADDED: { meta: { flow: "basket" }, target: "shopHome", actions: navigateWithNewTicket }
              }
            },
            paymentReturn: {
              description: "How a payment went, and the proof of what was bought.",
              invoke: page
            },
            account: {
              description: "What the driver has: tickets, permissions, codes.",
              invoke: page,
              on: {
                PAGE_OPENED: {
                  guard: { type: "isAnotherSection", params: ({ event }) => event.location.page },
                  actions: [
                    { type: "openSection", params: ({ event }) => event.location.page },
                    ...followAddress
                  ]
                }
              }
            },
            plateChange: { description: "The plates of a permission.", invoke: page },
            verification: { description: "A code of verification is being entered.", invoke: page },
            contact: { description: "Who answers for the shop.", invoke: page },
            plain: {
              description: "A page without a flow of its own: it says what is wrong, or waits.",
              invoke: page
            }
          }
        },
        failed: {
          description: "The code of the page did not come; the driver may ask for it once more.",
          on: { TRY_AGAIN: "closed" }
        }
      }
    },
    cart: {
      description: "The cart, which lies over the page of a shop.",
      initial: "closed",
      on: { PAGE_OPENED: { guard: "isAnotherShop", target: ".closed" }, ...failing("cart", ".failed") },
      states: {
        closed: { description: "The page stands alone.", always: { guard: "isCartWanted", target: "open" } },
        open: {
          description: "The cart is open over the page, with the order that may be made of it.",
          meta: { flow: "checkout" },
          always: { guard: "isCartUnwanted", target: "closed" },
          on: { PAGE_SHOWN: { actions: "forwardToCart" } },
          invoke: {
            id: "cart",
            src: "cart",
            systemId: "cart",
            input: ({ context }) => shopOf(context.page) ?? ""
          }
        },
        failed: {
          description: "The code of the cart did not come; the driver may ask for it once more.",
          always: { guard: "isCartUnwanted", target: "closed" },
          on: { TRY_AGAIN: "closed" }
        }
      }
    }
  }
})

export type AppActor = ActorRefFrom<typeof appMachine>
