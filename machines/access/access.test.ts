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
  const performed: string[] = []
  const flow = drive(
    accessMachine.provide({ actions: { resetAddress: () => performed.push("address reset") } })
  )
  flow.actor.send({ type: "NAVIGATED", destination })
  const navigates = (to: Destination) => flow.actor.send({ type: "NAVIGATED", destination: to })
  return {
    ...flow,
    performed,
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
  expect(flow.state()).toBe("emailUnverified.idle")
  return flow
}

describe("access", () => {
  it("opens the page at once with a session [S-01 A-01]", () => {
    const flow = visit(ticketPage)
    expect(flow.state()).toBe("restoringSession")
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    expect(flow.state()).toBe("granted")
    flow.actor.send({ type: "NAVIGATED", destination: resultPage })
    expect(flow.state()).toBe("granted")
  })

  it("redirects to the login without a session [S-05]", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: false })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "automatic", destination: ticketPage })
  })

  it("opens the requested page after the login [R-04]", () => {
    const flow = visit(callback)
    expect(flow.state()).toBe("completingLogin")
    flow.succeeds("completeLogin", { target: "/wiesensee/ticket/day", user: frieda })
    expect(flow.opens()).toEqual({ kind: "target", target: "/wiesensee/ticket/day" })
    flow.navigates(ticketPage)
    expect(flow.state()).toBe("granted")
  })

  it("shows a refused login and does not start another one by itself [R-05 S-05]", () => {
    const flow = visit(callback)
    flow.fails("completeLogin", { _tag: "LoginRefused", reason: "access_denied" })
    expect(flow.state()).toBe("loginRefused")
    expect(flow.performed).toEqual(["address reset"])
    expect(flow.actor.getSnapshot().context.refusal).toBe("access_denied")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context.login).toBe("asked")
  })

  it("keeps the requested page during e-mail verification and opens it afterwards [S-05 A-02 C/C-08]", () => {
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

  it("continues from any state once the address is verified on another device", () => {
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

  it("removes the e-mail address from the page after a logout in another tab", () => {
    const flow = askUlla()
    flow.actor.send({ type: "SESSION_LOST" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ login: "automatic", user: null })
  })

  it("opens the last shop of the account when the browser has none stored [S-06]", () => {
    const flow = visit(root)
    flow.succeeds("restoreSession", { signedIn: true, user: { ...frieda, lastShopVisited: "wiesensee" } })
    expect(flow.opens()).toEqual({ kind: "shop", shop: "wiesensee" })
  })

  it.each([
    ["signed in", { signedIn: true, user: frieda }],
    ["without a login", { signedIn: false }]
  ] as const)("reports that no shop is known, %s [R-02 S-06]", (_, session) => {
    const flow = visit(root)
    flow.succeeds("restoreSession", session)
    expect(flow.opens()).toEqual({ kind: "shopUnknown" })
  })

  it("opens public pages without a session [A-01]", () => {
    const flow = visit(resultPage)
    flow.succeeds("restoreSession", { signedIn: false })
    expect(flow.state()).toBe("anonymous")
    flow.actor.send({ type: "SIGN_UP_REQUESTED" })
    expect(flow.actor.getSnapshot().context.login).toBe("signUp")
  })

  it("keeps the page and redirects to the login when a call reports the session as over", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    flow.actor.send({ type: "SESSION_LOST" })
    expect(flow.state()).toBe("leavingForLogin")
    expect(flow.actor.getSnapshot().context).toMatchObject({ user: null, destination: ticketPage })
  })

  it("ends the session and stays signed out when the page is restored [S-04]", () => {
    const flow = visit(ticketPage)
    flow.succeeds("restoreSession", { signedIn: true, user: frieda })
    flow.actor.send({ type: "LOGOUT_REQUESTED" })
    expect(flow.state()).toBe("leavingForLogout")
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.actor.getSnapshot().context.user).toBeNull()
  })
})
