import { describe, expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { accessMachine, type Destination, type User } from "./index.ts"

const frieda: User = {
  userId: "driver|fahrerin",
  nickname: "fahrerin",
  email: "fahrerin@example.com",
  emailVerified: true,
  lastShopVisited: null
}
const ulla: User = { ...frieda, userId: "driver|unbestaetigt", emailVerified: false }
const ticketPage: Destination = { access: "protected", shop: "wiesensee", target: "/wiesensee/ticket/day" }
const resultPage: Destination = { access: "public", shop: "wiesensee", target: "/wiesensee/payment-success" }
const root: Destination = { access: "root", shop: null, target: "/" }
const callback: Destination = { access: "callback", shop: null, target: "/" }

const visit = (destination: Destination) => {
  const opened: string[] = []
  const flow = drive(
    accessMachine.provide({
      actions: {
        openTarget: (_, target) => opened.push(`target ${target}`),
        openShop: (_, path) => opened.push(`shop ${path}`),
        openVerification: (_, target) => opened.push(`verification for ${target}`),
        openShopUnknown: () => opened.push("no shop"),
        resetAddress: () => opened.push("address reset")
      }
    })
  )
  flow.actor.send({ type: "NAVIGATED", destination })
  return { ...flow, opened }
}

describe("access", () => {
  it("lets a driver with a session straight in", () => {
    const flow = visit(ticketPage)
    expect(flow.state()).toBe("restoringSession")
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    expect(flow.state()).toBe("granted")
    flow.actor.send({ type: "NAVIGATED", destination: resultPage })
    expect(flow.state()).toBe("granted")
  })

  it("takes a visitor without a session to the login, by itself", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "automatic", destination: ticketPage })
  })

  it("opens the page asked for after the login", () => {
    const flow = visit(callback)
    expect(flow.state()).toBe("completingLogin")
    flow.succeeds("completeLogin", { target: "/wiesensee/ticket/day", user: frieda })
    expect(flow.opened).toEqual(["target /wiesensee/ticket/day"])
    flow.actor.send({ type: "NAVIGATED", destination: ticketPage })
    expect(flow.state()).toBe("granted")
  })

  it("shows a refused login instead of starting the next one, and lets the driver decide", () => {
    const flow = visit(callback)
    flow.fails("completeLogin", { _tag: "LoginRefused", reason: "access_denied" })
    expect(flow.state()).toBe("loginRefused")
    expect(flow.opened).toEqual(["address reset"])
    expect(flow.actor.getSnapshot().context.refusal).toBe("access_denied")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context.login).toBe("asked")
  })

  it("stops when logins go round in circles", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    flow.fails("leaveForLogin", { _tag: "TooManyRedirects" })
    expect(flow.state()).toBe("loginRefused")
  })

  it.each(["restoreSession", "completeLogin"])("says so when the provider does not answer %s", (id) => {
    const flow = visit(id === "restoreSession" ? ticketPage : callback)
    flow.fails(id, { _tag: "Unreachable" })
    expect(flow.state()).toBe("providerUnreachable")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("restoringSession")
  })

  it("keeps the page asked for while the address is being verified, and goes on to it", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: ulla })
    expect(flow.state()).toBe("emailUnverified.asking")
    expect(flow.opened).toEqual(["verification for /wiesensee/ticket/day"])
    flow.actor.send({
      type: "NAVIGATED",
      destination: { access: "verification", shop: null, target: "/wiesensee/ticket/day" }
    })
    expect(flow.state()).toBe("emailUnverified.asking")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: true, user: ulla })
    expect(flow.state()).toBe("emailUnverified.stillUnverified")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.fails("refreshSession", { _tag: "Unreachable" })
    expect(flow.state()).toBe("emailUnverified.checkFailed")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: true, user: { ...ulla, emailVerified: true } })
    expect(flow.opened.at(-1)).toBe("target /wiesensee/ticket/day")
  })

  it("asks for a login when the session is gone by the time the address is verified", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: ulla })
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: false })
    expect(flow.state()).toBe("leavingForLogin")
  })

  it("opens the last shop of the account when the browser remembers none", () => {
    const flow = visit(root)
    flow.succeeds("restoreSession", { signedIn: true, user: { ...frieda, lastShopVisited: "wiesensee" } })
    expect(flow.opened).toEqual(["shop wiesensee"])
  })

  it("says that no shop is known, signed in or not", () => {
    const anonymous = visit(root)
    anonymous.succeeds("restoreSession", { signedIn: false })
    expect(anonymous.opened).toEqual(["no shop"])
    const signedIn = visit(root)
    signedIn.succeeds("restoreSession", { signedIn: true, user: frieda })
    expect(signedIn.opened).toEqual(["no shop"])
  })

  it("leaves public pages open to everybody", () => {
    const flow = visit(resultPage)
    flow.succeeds("restoreSession", { signedIn: false })
    expect(flow.state()).toBe("anonymous")
    flow.actor.send({ type: "SIGN_UP_REQUESTED" })
    expect(flow.actor.getSnapshot().context.login).toBe("signUp")
  })

  it("goes to the login with the page kept when a call finds the session over", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    flow.actor.send({ type: "SESSION_LOST" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ user: null, destination: ticketPage })
  })

  it("looks at the session again when the browser brings the page back from the login", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("restoringSession")
  })

  it("ends the session, and knows nobody when the page comes back after that", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    flow.actor.send({ type: "LOGOUT_REQUESTED" })
    expect(flow.state()).toBe("leavingForLogout")
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.actor.getSnapshot().context.user).toBeNull()
  })
})
