/** Tests of the repeated verification mail: the request to the provider, and its responses. */
import { expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { AccessToken } from "../http/access-token.ts"
import { timeout } from "../http/retry-policies.ts"
import { sharedLocalService } from "../testing/local-service.ts"
import { resendVerificationMail } from "./verification-mail.ts"

const provider = sharedLocalService()

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

it.effect("is requested with the driver's token, the page's language and the requested page", () =>
  Effect.gen(function* () {
    provider.answer(() => ({ status: 202 }))
    expect(yield* resend()).toBe("sent")
    const { method, headers, body } = provider.received.at(-1) ?? {}
    expect(method).toBe("POST")
    expect(new URLSearchParams(body).get("target")).toBe("/wiesensee?area=nord")
    expect(headers).toMatchObject({ authorization: "Bearer her token", "accept-language": "fr-FR" })
  })
)

it.effect.each([
  [200, "neededNoMore"],
  [401, "SignedOut"],
  [429, "MailTooSoon"],
  [500, "IdentityUnreachable: status 500"]
] as const)("response %s is %s", ([status, outcome]) =>
  Effect.gen(function* () {
    provider.answer(() => ({ status }))
    expect(yield* resend()).toBe(outcome)
  })
)

it.effect("times out without a response", () =>
  Effect.gen(function* () {
    provider.answer(() => "hang")
    const asked = yield* Effect.forkChild(resend())
    yield* Effect.promise(() => provider.arrival(provider.received.length + 1))
    yield* TestClock.adjust(timeout)
    expect(yield* Fiber.join(asked)).toBe("IdentityUnreachable: timeout")
  })
)
