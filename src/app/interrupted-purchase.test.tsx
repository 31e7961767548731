/** Tests of purchases through the running app where something comes in between. */
import { describe, expect, it } from "vitest"
import { openOrder, wiesensee } from "../../machines/testing/demo.ts"
import { rememberedTarget } from "../services/identity/return-target.ts"
import { offlineProof } from "../services/offline-proof.ts"
import { recentPlates } from "../services/recent-plates.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { hikingDay } from "../services/testing/world.ts"
import { loadedPageIn } from "./loaded-page.ts"
import { accessOf } from "./running-app.ts"
import { demoAnswers, driver } from "./testing/open-app.tsx"
import { openForTest } from "./testing/open-for-test.ts"

withBrowserStorage()

const unreachable = async () =>
  ({ _tag: "Failure", error: { _tag: "Unreachable", reason: "timeout" } }) as const

describe("a provider that does not answer for a while", () => {
  it("does not make a login forget the page that it was for", async () => {
    rememberedTarget.write("/wiesensee/account")
    const { app, address, until } = await openForTest("/callback?code=c&state=s", {
      session: { completeLogin: unreachable }
    })
    await until(() => accessOf(app.actor).getSnapshot().value === "providerUnreachable")
    accessOf(app.actor).send({ type: "TRY_AGAIN" })
    await until(() => accessOf(app.actor).getSnapshot().value === "granted")
    expect(address()).toBe("/wiesensee/account")
  })

  it("leaves the order unchecked after the payment, and is asked again with it", async () => {
    let isBack = false
    const { html, send, state, until } = await openForTest("/wiesensee/payment-success?order=o-1", {
      session: {
        restore: async () => (isBack ? { _tag: "Success", value: driver } : unreachable()),
        accessToken: async () => (isBack ? { _tag: "Success", value: "token" } : unreachable())
      },
      answer: (request) => (request.url.endsWith("/order") ? { json: { order: null } } : demoAnswers(request))
    })
    await until(() => ["paymentReturn: signedOut", "paymentReturn: unreachable"].includes(state()))
    expect(state()).toBe("paymentReturn: unreachable")
    expect(await html()).not.toContain(">Anmelden<")
    isBack = true
    send({ type: "TRY_AGAIN" })
    await until(() => state() === "paymentReturn: orderUnknown")
  })
})

it("a phone whose clock is wrong shows a kept proof at the service's time, without a connection", async () => {
  const after = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const items = openOrder.items.map((item) => ({ ...item, validFrom: after(1), validTo: after(3) }))
  const order = { ...openOrder, status: "paid" as const, paymentUrl: null, items }
  const { orderId } = order
  offlineProof(orderId).write({ shop: wiesensee, order, seenAt: after(2), keptAt: after(0) })
  const { html, state, until } = await openForTest(`/wiesensee/payment-success?order=${orderId}`, {
    session: { restore: unreachable, accessToken: unreachable }
  })
  await until(() => state() === "paymentReturn: {proofKept:unchecked}")
  expect(await html()).toContain("GÜLTIG bis")
})

describe("a driver", () => {
  it("is not offered the plate of another person's car after a change of its ticket in the cart", async () => {
    const item = { ...hikingDay, plates: [{ plate: "M-PP123", country: "DE" }], hash: "sealed" }
    const { app, send, until, state } = await openForTest(`/wiesensee/ticket/${hikingDay.id}`, {
      answer: (request) => {
        if (request.url.includes("/configure")) return { json: item }
        if (request.url.includes("/order")) return { json: { order: null } }
        return request.url.includes("/cart")
          ? { json: { items: [{ ...item, valid: true, problem: null }] } }
          : demoAnswers(request)
      }
    })
    const isEditing = () => state() === "ticketConfiguration: {editing:filling}"
    await until(isEditing)
    send({ type: "COUNTRY_CHANGED", index: 0, country: "DE" })
    send({ type: "PLATE_CHANGED", index: 0, plate: "M-PP123" })
    send({ type: "OWNER_CHANGED", isOthersCar: true })
    send({ type: "CONFIGURE_REQUESTED" })
    await until(() => state().startsWith("shopHome"))
    app.navigation.navigate(`/wiesensee/ticket/${hikingDay.id}?change=sealed`)
    await until(isEditing)
    send({ type: "CONFIGURE_REQUESTED" })
    await until(() => state().startsWith("shopHome"))
    expect(recentPlates(driver.userId).read()).toBeUndefined()
  })

  it("sees the plate of an earlier order, which the cart has another one for now", async () => {
    const item = { ...hikingDay, plates: [{ plate: "M-PP123", country: "DE" }], hash: "sealed" }
    const order = {
      ...openOrder,
      items: [{ ...item, plates: [{ plate: "M-PP132", country: "DE" }], hash: "former" }]
    }
    const { app, html, until } = await openForTest("/wiesensee?cart=open", {
      answer: (request) => {
        if (request.url.includes("/cart/verify"))
          return { json: { items: [{ ...item, valid: true, problem: null }] } }
        if (request.url.includes("/cart")) return { json: { items: [item] } }
        return request.url.endsWith("/order") ? { json: { order } } : demoAnswers(request)
      }
    })
    const cart = () => loadedPageIn(app.actor.getSnapshot().children.cart?.getSnapshot())?.flow
    await until(() => cart()?.getSnapshot().matches("reviewing") === true)
    const page = await html()
    expect(page).toContain("Zahlung fortsetzen")
    expect(page).toMatch(/P, P, 1, 3, 2/)
  })
})
