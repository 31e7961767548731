/** Flow spec of the root of all flows: pages, the cart above them, and events between flows. */
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond } from "@parkschein/flowkit/run"
import { type AppContext, type AppEvent, appMachine } from "../../machines/app/index.ts"
import { type AppLocation, isPaymentResult, type Page, shopOf } from "../../machines/app/pages.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import { loginRequest } from "./support/access-fixture.ts"
import { interstitial } from "./support/common-states.ts"
import { everyState } from "./support/expect-screen.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { type FlowScreen, goTo, pageShown, rootOf, sendTo } from "./support/screen.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const loginInterstitial = async (screen: FlowScreen): Promise<void> => {
  await waitUntilVisible(screen, rootOf(screen, "access"))
  await interstitial(screen)
}

interface Fixture {
  readonly isSignedIn: boolean
  /** Blocks the code of a ticket's page and of the cart. */
  readonly isCodeMissing: boolean
}

const shop = wiesensee.path
const nowhere = "nirgends"
/** Shop without a connection. */
const deadSpot = "funkloch"
const missingCode = /\/assets\/(ticket|cart)-[^/]*\.js$/

const home = { name: "shopHome", shop, areaEntityId: null } as const
const ticket = { name: "ticket", shop, ticketId: "day", source: { kind: "new" }, areaEntityId: null } as const
const contact: Page = { name: "contact", shop }
const errorPage: Page = { name: "error", reason: "generic" }

/** Locations by description. */
const places = {
  "the home of a shop": [home, `/${shop}`],
  "a ticket": [ticket, `/${shop}/ticket/day`],
  "the account": [{ name: "account", shop, section: null }, `/${shop}/account`],
  "a section of the account": [
    { name: "account", shop, section: "permissions" },
    `/${shop}/account?section=permissions`
  ],
  "a permission": [{ name: "permission", shop, groupId: "g" }, `/${shop}/parking-permissions-group/g`],
  "the page of the code": [{ name: "verify", shop, code: "" }, `/${shop}/verify`],
  "how a payment went": [{ name: "paymentSuccess", shop, orderId: "o" }, `/${shop}/payment-success?order=o`],
  contact: [contact, `/${shop}/contact`],
  "another shop": [{ name: "contact", shop: nowhere }, `/${nowhere}/contact`],
  "a page for everybody": [errorPage, "/error"],
  "a ticket, without a connection": [{ ...ticket, shop: deadSpot }, `/${deadSpot}/ticket/day`],
  "the home, without a connection": [{ ...home, shop: deadSpot }, `/${deadSpot}`]
} as const satisfies Readonly<Record<string, readonly [Page, string]>>

const locationOf = (page: Page, isCartOpen = false): AppLocation => ({
  page,
  access: shopOf(page) === null || isPaymentResult(page) ? "public" : "protected",
  isCartOpen
})

const placeCases = {
  ...Object.fromEntries(
    Object.entries(places).map(([name, [page]]) => [name, { location: locationOf(page) }])
  ),
  "the home with the cart": { location: locationOf(home, true) },
  "the cart, without a connection": { location: locationOf({ ...home, shop: deadSpot }, true) }
} as Readonly<Record<string, { readonly location: AppLocation }>>

const addressOf = ({ page, isCartOpen }: AppLocation): string => {
  const known = Object.values(places).find(([each]) => JSON.stringify(each) === JSON.stringify(page))
  return `${known?.[1]}${isCartOpen ? "?cart=open" : ""}`
}

/** Sends an event to the root in place of a flow; that flows send it is shown by their own paths. */
const tell = (screen: FlowScreen, event: AppEvent): Promise<void> => sendTo(screen, "app", event)

const isInShop = ({ page, accessStatus }: AppContext): boolean =>
  shopOf(page) === shop && accessStatus === "granted"
const isDead = (page: Page): boolean => shopOf(page) === deadSpot

const told = { do: tell, when: isInShop, anytime: true }
/** Sent by the flow of one page only, on which it has an effect. */
const toldByOne = { do: tell, when: isInShop }
/** Not an action of the driver: a consequence of the page's own work. */
const byPage = { do: tell, when: () => false }

const start = (page: Page, address: string, fixture: Fixture) => ({
  input: locationOf(page),
  fixture,
  open: async ({ page: tab, open }: FlowScreen): Promise<void> => {
    if (fixture.isCodeMissing) await tab.route(missingCode, (route) => route.abort())
    // The page stays, on its way to the login.
    await tab.route(loginRequest, (route) => route.fulfill({ status: 204 }))
    await open(address, fixture.isSignedIn ? {} : { person: null })
  }
})

const never = "It runs as long as the app."
const broken = "What is loaded ends when its code does not come; nothing in it throws."
const isFixture =
  (holds: (fixture: Fixture, context: AppContext) => boolean) => (context: AppContext, fixture: unknown) =>
    holds(fixture as Fixture, context)
const codeMissing = (holds: (context: AppContext) => boolean) => ({
  "its code does not come": {
    ok: undefined as never,
    atOnce: isFixture(({ isCodeMissing }, context) => isCodeMissing && holds(context))
  }
})
const says = (accessStatus: string) => ({ status: "active", tags: [accessStatus] }) as never

const flow = flowsFor<FlowScreen, Respond>()(appMachine, {
  starts: {
    "a driver at the home of a shop": start(home, `/${shop}`, { isSignedIn: true, isCodeMissing: false }),
    "a driver whose connection breaks off": start({ ...contact, shop: deadSpot }, `/${deadSpot}/contact`, {
      isSignedIn: true,
      isCodeMissing: true
    }),
    "a visitor at a page for everybody": start(errorPage, "/error", {
      isSignedIn: false,
      isCodeMissing: false
    })
  },
  events: {
    PAGE_OPENED: {
      cases: placeCases,
      // Simultaneous events have no fixed order: the cart opens only after the home has loaded.
      when: ({ page, accessStatus }, { location }) =>
        (accessStatus === "granted" || accessStatus === "anonymous") &&
        isDead(page) === isDead(location.page) &&
        (!location.isCartOpen || page.name === "shopHome"),
      do: (screen, { location }) => goTo(screen, addressOf(location)),
      anytime: true
    },
    PAGE_LOADED: byPage,
    PAGE_SHOWN: { ...pageShown, when: isInShop },
    TRY_AGAIN: {
      do: ({ page, t }) =>
        page
          .getByRole("button", { name: t("error.actions.retry"), exact: true })
          .first()
          .click()
    },
    SHOP_LOADED: {
      ...told,
      cases: {
        "of the page": { shopPath: shop, shop: wiesensee },
        "of another page": { shopPath: nowhere, shop: wiesensee }
      }
    },
    SHOP_MISSING: {
      ...told,
      cases: { "of the page": { shopPath: shop }, "of another page": { shopPath: nowhere } }
    },
    SESSION_LOST: byPage,
    TICKET_CHOSEN: { ...toldByOne, cases: { "a day": { ticketId: "day", areaEntityId: null } } },
    PERMIT_CHOSEN: { ...told, cases: { "of a resident": { groupId: "g" } } },
    PERMITS_CHOSEN: told,
    TICKET_ADDED: { ...toldByOne, cases: { "of the shop": { shopId: wiesensee.id } } },
    CART_CHOSEN: { ...told, cases: { "of the shop": { shopPath: shop } } },
    SHOP_CHOSEN: { ...told, cases: { "the same": { shopPath: shop } } },
    ORDER_PAID: { ...toldByOne, cases: { "an order": { orderId: "o" } } },
    VERIFICATION_CHOSEN: told,
    VERIFICATION_SKIPPED: told,
    CODE_ADDED: { ...told, cases: { "of another shop": { shopId: "another" } } },
    CART_CHANGED: { ...told, cases: { "of another shop": { shopId: "another" } } },
    MESSAGE: { ...told, cases: { "a fault": { message: { type: "error", message: "common.genericError" } } } }
  },
  services: {
    access: {
      "a driver": {
        snapshot: says("granted"),
        atOnce: isFixture(({ isSignedIn }, { accessStatus }) => isSignedIn && accessStatus === "deciding")
      },
      "nobody, at a page for everybody": {
        snapshot: says("anonymous"),
        atOnce: isFixture(
          ({ isSignedIn }, { accessStatus, access }) =>
            !isSignedIn && accessStatus === "deciding" && access !== "protected"
        )
      },
      "nobody, at a page of a driver": {
        snapshot: says("elsewhere"),
        atOnce: isFixture(
          ({ isSignedIn }, { accessStatus, access }) =>
            !isSignedIn && accessStatus === "deciding" && access === "protected"
        )
      }
    },
    page: {
      ...codeMissing(({ page }) => page.name === "ticket"),
      "it is loaded": { sends: { type: "PAGE_LOADED" }, atOnce: ({ isShown }) => !isShown }
    },
    cart: codeMissing(() => true),
    /** Keeps trying. */
    background: {}
  },
  states: {
    // The content of pages is tested by their own paths.
    ...everyState(appMachine, () => undefined),
    "page.closed": (screen, { accessStatus }) =>
      accessStatus === "elsewhere" ? loginInterstitial(screen) : undefined,
    "page.open.choosing": "passing"
  },
  outOfReach: { "app.page|PAGE_SHOWN": "Only a page that was left for the login; see the access flow." },
  unreachable: {
    "app|SESSION_LOST":
      "It ends at once in what the access flow says then; the paths of the flows show that the login follows.",
    "app|xstate.done.actor.access": never,
    "app|xstate.error.actor.access": never,
    "app|xstate.done.actor.background": never,
    "app|xstate.error.actor.background": never,
    "app.page|xstate.error.actor.page": broken,
    "app.cart|xstate.error.actor.cart": broken
  }
})

// Answers no request: actions of other flows are not tested here.
export const app: FlowRun = { flow, requests: {} }
