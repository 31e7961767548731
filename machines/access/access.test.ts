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
  const deeds: string[] = []
  const flow = drive(accessMachine.provide({ actions: { resetAddress: () => deeds.push("address reset") } }))
  flow.actor.send({ type: "NAVIGATED", destination })
  const navigates = (to: Destination) => flow.actor.send({ type: "NAVIGATED", destination: to })
  return {
    ...flow,
    deeds,
    navigates,
    /** The page that the flow is navigating to; the flow hears of it as of any other. */
    opens: () => (flow.state() === "openingPage" ? flow.actor.getSnapshot().context.next : null)
  }
}

const emailPage: Destination = { access: "verification", shop: null, target: ticketPage.target }

/** Signed in, but the address is not verified. */
const askUlla = () => {
  const flow = visit(ticketPage)
  flow.succeeds("restoreSession", { signedIn: true, user: ulla })
  expect(flow.opens()).toEqual({ kind: "emailVerification", target: "/wiesensee/ticket/day" })
  flow.navigates(emailPage)
  expect(flow.state()).toBe("emailUnverified.asking")
  return flow
}

describe("access", () => {
  it("lets a driver with a session straight in [S-01 A-01]", () => {
    const flow = visit(ticketPage)
    expect(flow.state()).toBe("restoringSession")
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    expect(flow.state()).toBe("granted")
    flow.actor.send({ type: "NAVIGATED", destination: resultPage })
    expect(flow.state()).toBe("granted")
  })

  it("takes a visitor without a session to the login, by itself [S-05]", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "automatic", destination: ticketPage })
  })

  it("opens the page asked for after the login [R-04]", () => {
    const flow = visit(callback)
    expect(flow.state()).toBe("completingLogin")
    flow.succeeds("completeLogin", { target: "/wiesensee/ticket/day", user: frieda })
    expect(flow.opens()).toEqual({ kind: "target", target: "/wiesensee/ticket/day" })
    flow.navigates(ticketPage)
    expect(flow.state()).toBe("granted")
  })

  it("shows a refused login instead of starting the next one, and lets the driver decide [R-05 S-05]", () => {
    const flow = visit(callback)
    flow.fails("completeLogin", { _tag: "LoginRefused", reason: "access_denied" })
    expect(flow.state()).toBe("loginRefused")
    expect(flow.deeds).toEqual(["address reset"])
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

  it.each([
    ["signed in", { signedIn: true, user: frieda }],
    ["without a session", { signedIn: false }]
  ] as const)(
    "goes to the shop, %s, when the answer of a login could not be checked [R-05]",
    (_, session) => {
      const flow = visit(callback)
      flow.fails("completeLogin", { _tag: "Unreachable" })
      flow.actor.send({ type: "TRY_AGAIN" })
      flow.succeeds("restoreSession", session)
      expect(flow.opens()).toEqual({ kind: "target", target: "/" })
    }
  )

  it("keeps the page asked for while the address is being verified, and goes on to it [S-05 A-02 C/C-08]", () => {
    const flow = askUlla()
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: true, user: ulla })
    expect(flow.state()).toBe("emailUnverified.stillUnverified")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.fails("refreshSession", { _tag: "Unreachable" })
    expect(flow.state()).toBe("emailUnverified.checkFailed")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: true, user: { ...ulla, emailVerified: true } })
    expect(flow.opens()).toEqual({ kind: "target", target: "/wiesensee/ticket/day" })
  })

  it("goes on by itself once the address is verified on another device, whatever the page says meanwhile", () => {
    const verified = { ...ulla, emailVerified: true }
    const flow = askUlla()
    flow.actor.send({ type: "RESEND_REQUESTED" })
    flow.succeeds("resendMail", "sent")
    flow.breaks("lookForVerification")
    expect(flow.state()).toBe("emailUnverified.checkFailed")
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: true, user: ulla })
    flow.succeeds("lookForVerification", { signedIn: true, user: verified })
    expect(flow.opens()).toEqual({ kind: "target", target: "/wiesensee/ticket/day" })
    expect(flow.actor.getSnapshot().context.user).toEqual(verified)
  })

  it("goes on from the e-mail page at once when the address has been verified meanwhile [C/C-08]", () => {
    const flow = visit(emailPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    expect(flow.opens()).toEqual({ kind: "target", target: "/wiesensee/ticket/day" })
  })

  it("asks for a login when the session is gone by the time the address is verified", () => {
    const flow = askUlla()
    flow.actor.send({ type: "VERIFICATION_CONFIRMED" })
    flow.succeeds("refreshSession", { signedIn: false })
    expect(flow.state()).toBe("leavingForLogin")
  })

  it("shows nobody's address any more to a page whose driver has logged out in another tab", () => {
    const flow = askUlla()
    flow.actor.send({ type: "SESSION_LOST" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "automatic", user: null })
  })

  it("lets another account be used instead of the one that is not verified", () => {
    const flow = askUlla()
    flow.actor.send({ type: "LOGIN_REQUESTED" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "another", user: null })
  })

  it.each([
    ["TooSoon", "emailUnverified.mailTooSoon"],
    ["Unreachable", "emailUnverified.mailFailed"],
    ["SessionLost", "leavingForLogin"]
  ] as const)("has the mail sent again, and says so or why not: %s", (failure, state) => {
    const flow = askUlla()
    flow.actor.send({ type: "RESEND_REQUESTED" })
    flow.succeeds("resendMail", "sent")
    expect(flow.state()).toBe("emailUnverified.mailSent")
    flow.actor.send({ type: "RESEND_REQUESTED" })
    flow.fails("resendMail", { _tag: failure })
    expect(flow.state()).toBe(state)
  })

  it("needs no other mail when the address turns out to be verified", () => {
    const flow = askUlla()
    flow.actor.send({ type: "RESEND_REQUESTED" })
    flow.succeeds("resendMail", "neededNoMore")
    expect(flow.state()).toBe("checkingVerification")
  })

  it("opens the last shop of the account when the browser remembers none [S-06]", () => {
    const flow = visit(root)
    flow.succeeds("restoreSession", { signedIn: true, user: { ...frieda, lastShopVisited: "wiesensee" } })
    expect(flow.opens()).toEqual({ kind: "shop", shop: "wiesensee" })
  })

  it.each([
    ["signed in", { signedIn: true, user: frieda }],
    ["without a login", { signedIn: false }]
  ] as const)("says that no shop is known, %s [R-02 S-06]", (_, session) => {
    const flow = visit(root)
    flow.succeeds("restoreSession", session)
    expect(flow.opens()).toEqual({ kind: "shopUnknown" })
  })

  it("leaves public pages open to everybody [A-01]", () => {
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

  it("looks at the session again when the browser brings the page back from the login [S-01]", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("restoringSession")
  })

  it("ends the session, and knows nobody when the page comes back after that [S-04]", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    flow.actor.send({ type: "LOGOUT_REQUESTED" })
    expect(flow.state()).toBe("leavingForLogout")
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.actor.getSnapshot().context.user).toBeNull()
  })
})
