/** Tests of the root machine: access to pages, the cart, background flows, requests between flows. */
import { describe, expect, it } from "vitest"
import { createActor, fromCallback, sendTo } from "xstate"
import type { AccessContext } from "../access/index.ts"
import { succeed } from "../effect.ts"
import type { LazyActorLogic } from "../lazy-actor.ts"
import { wiesensee } from "../testing/demo.ts"
import { type AppEvent, type AppLocation, appMachine, isPaymentResult, type Page, shopOf } from "./index.ts"

const shop = "wiesensee"
const home: Page = { name: "shopHome", shop, areaEntityId: null }
const ticket: Page = { name: "ticket", shop, ticketId: "day", source: { kind: "new" }, areaEntityId: null }
const contact: Page = { name: "contact", shop }
const proof: Page = { name: "paymentSuccess", shop, orderId: "o-1" }
const errorPage: Page = { name: "error", reason: "generic" }

/** Returns an actor that records the events it receives. */
const heard = <Input>(name: string, log: Array<string>) =>
  fromCallback(({ receive }) =>
    receive(({ type }) => log.push(`${name}: ${type}`))
  ) as unknown as LazyActorLogic<Input>

const locationOf = (page: Page, isCartOpen: boolean): AppLocation => ({
  page,
  access: shopOf(page) === null || isPaymentResult(page) ? "public" : "protected",
  isCartOpen
})

const open = (page: Page, isCartOpen = false) => {
  const log: Array<string> = []
  const actor = createActor(
    appMachine.provide({
      actors: {
        page: heard<Page>("page", log),
        cart: heard<string>("cart", log),
        background: heard<void>("background", log)
      },
      actions: {
        tellAccess: sendTo("access", ({ context }) => ({
          type: "NAVIGATED",
          destination: { access: context.access, shop: null, target: context.page.name }
        })),
        showAddress: ({ context }) => log.push(`address: ${context.page.name}`),
        tellLocation: ({ context }) => log.push(`place: ${context.page.name} ${context.accessStatus}`)
      }
    }),
    { systemId: "app", input: locationOf(page, isCartOpen) }
  ).start()
  const { access } = actor.getSnapshot().children
  const answer = (isSignedIn: boolean) =>
    access?.send({
      type: "xstate.done.actor.restoreSession",
      output: succeed(
        isSignedIn
          ? { signedIn: true, user: { userId: "u", emailVerified: true, lastShopVisited: null } }
          : { signedIn: false }
      ),
      actorId: "restoreSession"
    } as never)
  return {
    log,
    actor,
    signsIn: () => answer(true),
    isNobody: () => answer(false),
    isUnreachable: () =>
      access?.send({
        type: "xstate.error.actor.restoreSession",
        error: null,
        actorId: "restoreSession"
      } as never),
    access: () => access?.getSnapshot() as { readonly value: unknown; readonly context: AccessContext },
    send: (event: AppEvent) => actor.send(event),
    goTo: (next: Page, over = false) => actor.send({ type: "PAGE_OPENED", location: locationOf(next, over) }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    running: (name: "page" | "cart") => actor.getSnapshot().children[name]?.sessionId
  }
}

const signedIn = (page: Page, isCartOpen = false) => {
  const app = open(page, isCartOpen)
  app.signsIn()
  return app
}

const at = (page: string | object, rest = {}) => ({ page, cart: "closed", ...rest })

describe("a page", () => {
  it("opens once the driver's access is confirmed", () => {
    const app = open(ticket)
    expect(app.state()).toEqual(at("closed"))
    expect(app.running("page")).toBeUndefined()
    app.signsIn()
    expect(app.state()).toEqual(at({ open: "ticketConfiguration" }))
    expect(app.running("page")).toBeDefined()
  })

  it.each([
    [home, "shopHome"],
    [contact, "contact"],
    [proof, "paymentReturn"],
    [{ name: "paymentFailed", shop, orderId: null }, "paymentReturn"],
    [{ name: "account", shop, section: null }, "account"],
    [{ name: "permission", shop, groupId: "g" }, "plateChange"],
    [{ name: "verify", shop, code: "" }, "verification"],
    [errorPage, "plain"],
    [{ name: "notFound" }, "plain"]
  ] as const)("matches the address: %j", (page, state) => {
    expect(signedIn(page).state()).toEqual(at({ open: state }))
  })

  it("requires a session when it is personal, and opens when it is public", () => {
    const app = open(errorPage)
    app.isNobody()
    expect(app.state()).toEqual(at({ open: "plain" }))
    app.goTo(home)
    app.isNobody()
    expect(app.state()).toEqual(at("closed"))
    expect(app.access().value).toBe("leavingForLogin")
  })

  it("opens with the proof of a paid order when the session cannot be checked, unlike all others", () => {
    for (const [page, state] of [
      [proof, at({ open: "paymentReturn" })],
      [errorPage, at("closed")]
    ] as const) {
      const app = open(page)
      app.isUnreachable()
      expect(app.state()).toEqual(state)
    }
  })

  it("opens with a payment result while the session is still being checked, unlike all others", () => {
    const app = open(proof)
    expect(app.state()).toEqual(at({ open: "paymentReturn" }))
    const begun = app.running("page")
    app.isNobody()
    expect(app.state()).toEqual(at({ open: "paymentReturn" }))
    expect(app.running("page")).toBe(begun)
    for (const page of [home, errorPage]) expect(open(page).state()).toEqual(at("closed"))
  })

  it("stays open for another section or area, and sends a section to its flow", () => {
    const app = signedIn(ticket)
    const before = app.running("page")
    app.goTo({ ...ticket, areaEntityId: "a-1" })
    expect(app.running("page")).toBe(before)
    app.goTo({ name: "account", shop, section: null })
    app.goTo({ name: "account", shop, section: null })
    expect(app.log).not.toContain("page: SECTION_OPENED")
    app.goTo({ name: "account", shop, section: "verify" })
    expect(app.log.filter((line) => line === "page: SECTION_OPENED")).toHaveLength(1)
  })

  it("restarts for another page, after the access flow where access may differ", () => {
    const app = signedIn(errorPage)
    const before = app.running("page")
    app.goTo(ticket)
    expect(app.log).toContain("place: ticket deciding")
    expect(app.state()).toEqual(at({ open: "ticketConfiguration" }))
    expect(app.running("page")).not.toBe(before)
    app.goTo({ ...ticket, ticketId: "week" })
    expect(app.log.at(-1)).toBe("place: ticket granted")
  })
})

describe("a flow that wants another page", () => {
  it.each([
    [
      home,
      { type: "TICKET_CHOSEN", ticketId: "day", areaEntityId: "a" },
      "ticketConfiguration",
      { ticketId: "day" }
    ],
    [home, { type: "PERMIT_CHOSEN", groupId: "g" }, "plateChange", { groupId: "g" }],
    [home, { type: "PERMITS_CHOSEN" }, "account", { section: "permissions" }],
    [contact, { type: "SHOP_CHOSEN", shopPath: shop }, "shopHome", {}],
    [contact, { type: "VERIFICATION_CHOSEN" }, "verification", { code: "" }],
    [home, { type: "ORDER_PAID", orderId: "o-2" }, "paymentReturn", { orderId: "o-2" }]
  ] as const)(
    "opens it from %j by %j in the same shop and updates the address",
    (page, event, state, more) => {
      const app = signedIn(page)
      app.send(event)
      expect(app.state()).toEqual(at({ open: state }))
      expect(app.context().page).toMatchObject({ shop, ...more })
      expect(app.log).toContain(`address: ${app.context().page.name}`)
    }
  )

  it.each([
    [{ type: "ORDER_PAID", orderId: "o-2" }, "paymentReturn"],
    [{ type: "VERIFICATION_CHOSEN" }, "verification"]
  ] as const)("opens it by %j also where the code of the page below did not load", (event, state) => {
    const app = signedIn(home)
    app.send({ type: "xstate.done.actor.page" })
    expect(app.state()).toEqual(at("failed"))
    app.send(event)
    expect(app.state()).toEqual(at({ open: state }))
  })

  it("opens the cart over the home after adding a ticket", () => {
    const app = signedIn(ticket)
    app.send({ type: "TICKET_ADDED", shopId: "s" })
    expect(app.state()).toEqual(at({ open: "shopHome" }, { cart: "open" }))
  })
})

describe("the cart", () => {
  it("opens over the running home and closes with the address", () => {
    const app = signedIn(home)
    const before = app.running("page")
    app.send({ type: "CART_CHOSEN", shopPath: shop })
    expect(app.state()).toEqual(at({ open: "shopHome" }, { cart: "open" }))
    app.send({ type: "SHOP_CHOSEN", shopPath: shop })
    expect(app.state()).toEqual(at({ open: "shopHome" }))
    expect(app.running("page")).toBe(before)
  })

  it("opens with a page that the driver may access", () => {
    expect(open(home, true).state()).toEqual(at("closed"))
    expect(signedIn(home, true).state()).toEqual(at({ open: "shopHome" }, { cart: "open" }))
  })

  it("restarts in another shop", () => {
    const app = signedIn(home, true)
    const before = app.running("cart")
    app.goTo({ ...home, shop: "hochtal" }, true)
    expect(app.running("cart")).not.toBe(before)
  })
})

describe("the shop of the page", () => {
  it("is set once a flow has loaded it, kept within the shop and cleared outside", () => {
    const app = signedIn(home)
    app.send({ type: "SHOP_LOADED", shopPath: "hochtal", shop: wiesensee })
    expect(app.context().shop).toBeNull()
    app.send({ type: "SHOP_LOADED", shopPath: shop, shop: wiesensee })
    app.goTo(contact)
    expect(app.context().shop).toBe(wiesensee)
    app.goTo(errorPage)
    expect(app.context().shop).toBeNull()
  })

  it("is sent to the parallel actors once", () => {
    const app = signedIn(home)
    const told = app.log.length
    app.send({ type: "SHOP_LOADED", shopPath: shop, shop: wiesensee })
    app.send({ type: "SHOP_LOADED", shopPath: shop, shop: wiesensee })
    expect(app.log.slice(told)).toEqual(["place: shopHome granted"])
  })

  it("can be missing until another page opens or the shop loads", () => {
    const app = signedIn(home)
    app.send({ type: "SHOP_MISSING", shopPath: "hochtal" })
    expect(app.context().isShopMissing).toBe(false)
    app.send({ type: "SHOP_MISSING", shopPath: shop })
    expect(app.context().isShopMissing).toBe(true)
    app.goTo(home, true)
    expect(app.context().isShopMissing).toBe(true)
    app.goTo(contact)
    expect(app.context().isShopMissing).toBe(false)
    app.send({ type: "SHOP_MISSING", shopPath: shop })
    app.send({ type: "SHOP_LOADED", shopPath: shop, shop: wiesensee })
    expect(app.context()).toMatchObject({ isShopMissing: false, shop: wiesensee })
  })
})

it("a page that has loaded is reported to the background flows, and again for the next page", () => {
  const app = signedIn(home)
  app.send({ type: "PAGE_LOADED" })
  expect(app.context().isShown).toBe(true)
  app.goTo(contact)
  expect(app.context().isShown).toBe(false)
  app.send({ type: "PAGE_LOADED" })
  expect(app.log.filter((line) => line === "background: PAGE_LOADED")).toHaveLength(2)
})

describe("forwarded events", () => {
  it("end the session and lead to the login", () => {
    const app = signedIn(home)
    app.send({ type: "SESSION_LOST" })
    expect(app.access().value).toBe("leavingForLogin")
    expect(app.state()).toEqual(at("closed"))
  })

  it("report a page restored from the back/forward cache", () => {
    const app = signedIn(home, true)
    app.send({ type: "PAGE_SHOWN" })
    expect(app.log.slice(-2)).toEqual(["page: PAGE_SHOWN", "cart: PAGE_SHOWN"])
    const left = open(home)
    left.isNobody()
    expect(left.access().value).toBe("leavingForLogin")
    left.send({ type: "PAGE_SHOWN" })
    expect(left.access().value).toBe("restoringSession")
  })

  it("carry messages", () => {
    const app = signedIn(home)
    app.send({ type: "MESSAGE", message: { type: "info", message: "common.retry" } })
    expect(app.log.at(-1)).toBe("background: MESSAGE")
  })

  it("carry changes of carts and codes to the background flows", () => {
    const app = signedIn(home)
    app.send({ type: "CART_CHANGED", shopId: "s" })
    app.send({ type: "CODE_ADDED", shopId: "s" })
    app.send({ type: "VERIFICATION_SKIPPED" })
    app.send({ type: "TICKET_ADDED", shopId: "s" })
    expect(app.log.filter((line) => line.startsWith("background: "))).toEqual([
      "background: CART_CHANGED",
      "background: CODE_ADDED",
      "background: SKIPPED",
      "background: CART_CHANGED"
    ])
  })
})
