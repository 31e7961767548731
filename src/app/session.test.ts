/** Tests of the session in the specification's terms: loading, authenticated, user, claims, error. */
import { assert, describe, it } from "vitest"
import { accessMachine } from "../../machines/access/index.ts"
import { drive } from "../../machines/testing/drive.ts"
import { notLoggedIn, trackingContextOf } from "../../schemas/user-names.ts"
import { userSessionOf } from "../services/identity/user-session.ts"

const names = { emailVerifiedClaim: "verified", lastShopVisitedClaim: "last_shop_visited" }
const idTokenClaims = { sub: "driver|fahrerin", nickname: "fahrerin", email: "f@example.com", verified: true }
const shopPage = { access: "protected", shop: "wiesensee", target: "/wiesensee" } as const
const callback = { access: "callback", shop: null, target: "/" } as const

const sessionOf = (flow: ReturnType<typeof drive<typeof accessMachine>>) => {
  const { user, refusal } = flow.actor.getSnapshot().context
  return {
    isLoading: ["waiting", "restoringSession", "completingLogin", "checkingVerification"].includes(
      flow.state()
    ),
    isAuthenticated: user !== null,
    user: user?.userId ?? null,
    error: refusal
  }
}

describe("the session", () => {
  it("starts loading and unauthenticated [S-01]", () => {
    const flow = drive(accessMachine)
    assert.deepStrictEqual(sessionOf(flow), {
      isLoading: true,
      isAuthenticated: false,
      user: null,
      error: null
    })
    flow.actor.send({ type: "NAVIGATED", destination: shopPage })
    assert.deepInclude(sessionOf(flow), { isLoading: true, isAuthenticated: false })
  })

  it("is updated by a login, which ends the loading [S-01]", () => {
    const flow = drive(accessMachine)
    flow.actor.send({ type: "NAVIGATED", destination: callback })
    assert.isTrue(sessionOf(flow).isLoading)
    flow.succeeds("completeLogin", { target: "/wiesensee", user: userSessionOf(idTokenClaims, names) })
    assert.deepStrictEqual(sessionOf(flow), {
      isLoading: false,
      isAuthenticated: true,
      user: "driver|fahrerin",
      error: null
    })
  })

  it("uses “not-logged-in” as the user id without a login [E-24]", () => {
    assert.strictEqual(notLoggedIn, "not-logged-in")
    assert.deepInclude(userSessionOf({}, names), { userId: notLoggedIn, nickname: notLoggedIn })
  })

  it("passes only id and nickname to tracking [E-25]", () => {
    const session = userSessionOf(idTokenClaims, names)
    assert.deepStrictEqual(trackingContextOf(session), {
      user_id: "driver|fahrerin",
      user_nickname: "fahrerin"
    })
    assert.deepStrictEqual(trackingContextOf(null), {
      user_id: "not-logged-in",
      user_nickname: "not-logged-in"
    })
  })
})
