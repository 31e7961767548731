/** Tests of the wait for a verified address, on any device: when it polls, what it returns, when it stops. */
import { expect } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, beforeEach, vi } from "vitest"
import { IdentityRefused, IdentityUnreachable, SignedOut, type TokenError } from "../services/http/errors.ts"
import { Identity } from "../services/identity/index.ts"
import type { UserSession } from "../services/identity/user-session.ts"
import { testsWith } from "../services/testing/tests-with.ts"
import { lookForVerification } from "./look-for-verification.ts"

const it = testsWith(() => Layer.empty)

const unverified: UserSession = {
  userId: "driver|unbestaetigt",
  nickname: "unbestaetigt",
  email: "unbestaetigt@example.com",
  emailVerified: false,
  lastShopVisited: null
}
const verified = { ...unverified, emailVerified: true }

let page: EventTarget & { visibilityState: "visible" | "hidden" }
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const })
  vi.stubGlobal("document", page)
})
afterEach(() => vi.unstubAllGlobals())

const turn = (visibilityState: "visible" | "hidden") =>
  Effect.sync(() => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event("visibilitychange"))
  }).pipe(Effect.andThen(TestClock.adjust(0)))

type Answer = UserSession | null | TokenError

/** Responses of the provider in order, and the number of requests. */
const begin = Effect.fnUntraced(function* (...answers: ReadonlyArray<Answer>) {
  let asked = 0
  const identity = {
    restore: () =>
      Effect.suspend((): Effect.Effect<UserSession | null, TokenError> => {
        const answer = answers[asked]
        asked += 1
        if (answer === undefined) return Effect.succeed(unverified)
        return answer === null || "userId" in answer ? Effect.succeed(answer) : Effect.fail(answer)
      })
  } as unknown as Identity["Service"]
  const fiber = yield* Effect.forkChild(Effect.provideService(lookForVerification, Identity, identity))
  yield* TestClock.adjust(0)
  return { fiber, asked: () => asked }
})

it("polls every five seconds, also after a failed request, until the address is verified", function* () {
  const unreachable = new IdentityUnreachable({ reason: "network" })
  const { fiber, asked } = yield* begin(unverified, unreachable, verified)
  yield* TestClock.adjust("4999 millis")
  expect(asked()).toBe(0)
  yield* TestClock.adjust("1 millis")
  expect(asked()).toBe(1)
  yield* TestClock.adjust("10 seconds")
  expect(asked()).toBe(3)
  expect(yield* Fiber.join(fiber)).toEqual({ signedIn: true, user: verified })
})

it("pauses while the page is hidden and polls at once when it becomes visible", function* () {
  const { fiber, asked } = yield* begin(unverified, verified)
  yield* turn("hidden")
  yield* TestClock.adjust("1 hour")
  expect(asked()).toBe(0)
  yield* turn("visible")
  expect(asked()).toBe(1)
  yield* turn("hidden")
  yield* turn("visible")
  expect(yield* Fiber.join(fiber)).toEqual({ signedIn: true, user: verified })
})

it.each([
  ["knows nobody", null],
  ["says that the session is over", new SignedOut()],
  ["wants to ask something itself", new IdentityRefused({ reason: "mfa_required" })]
] as const)("stops polling without a change of the page when the provider %s", function* ([, answer]) {
  const { fiber, asked } = yield* begin(answer)
  yield* TestClock.adjust("1 hour")
  yield* turn("visible")
  expect(asked()).toBe(1)
  expect(fiber.pollUnsafe()).toBeUndefined()
  yield* Fiber.interrupt(fiber)
})
