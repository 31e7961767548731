/** Tests of the repeated verification mail: the request to the provider, and its responses. */
import { expect } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { AccessToken } from "../http/access-token.ts"
import { timeout } from "../http/retry-policies.ts"
import { sharedLocalService } from "../testing/local-service.ts"
import { testsWith } from "../testing/tests-with.ts"
import { resendVerificationMail } from "./verification-mail.ts"

const provider = sharedLocalService()
const it = testsWith(() => Layer.empty)

const token = AccessToken.from({ get: Effect.succeed("her token"), renew: Effect.succeed("another") })
const resend = () =>
  resendVerificationMail({
    address: `${provider.origin}/resend`,
    locale: "fr-FR",
    target: "/wiesensee?area=nord"
  }).pipe(
    Effect.provideService(AccessToken, token),
    Effect.match({
      onSuccess: (sent): string => sent,
      onFailure: (error) => ("reason" in error ? `${error._tag}: ${error.reason}` : error._tag)
    })
  )

it("is requested with the driver's token, the page's language and the requested page", function* () {
  provider.answer(() => ({ status: 202 }))
  expect(yield* resend()).toBe("sent")
  const { method, headers, body } = provider.received.at(-1) ?? {}
  expect(method).toBe("POST")
  expect(new URLSearchParams(body).get("target")).toBe("/wiesensee?area=nord")
  expect(headers).toMatchObject({ authorization: "Bearer her token", "accept-language": "fr-FR" })
})

it.each([
  [200, "neededNoMore"],
  [401, "SignedOut"],
  [429, "MailTooSoon"],
  [500, "IdentityUnreachable: status 500"]
] as const)("response %s is %s", function* ([status, outcome]) {
  provider.answer(() => ({ status }))
  expect(yield* resend()).toBe(outcome)
})

it("times out without a response", function* () {
  provider.answer(() => "hang")
  const asked = yield* Effect.forkChild(resend())
  yield* Effect.promise(() => provider.arrival(provider.received.length + 1))
  yield* TestClock.adjust(timeout)
  expect(yield* Fiber.join(asked)).toBe("IdentityUnreachable: timeout")
})
