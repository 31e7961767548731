/** Tests of the cache of verified tokens and of its ttl. The clock is the test's. */
import { Cause, Effect, Exit } from "effect"
import { HttpServerResponse } from "effect/http"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { identity } from "../../configuration.ts"
import { makeRequestMetrics } from "../request-metrics.ts"
import { startIssuer } from "../testing/issuer.ts"
import { type CheckToken, tokenCheck } from "./access-token.ts"

let issuer: Awaited<ReturnType<typeof startIssuer>>
let check: CheckToken

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  issuer = await startIssuer()
  check = tokenCheck({ issuer: issuer.issuer, audience: identity.audience }, makeRequestMetrics())
})
afterEach(async () => {
  vi.useRealTimers()
  await issuer.stop()
})

/** Returns the subject, or the code or status of the refusal. */
const outcome = async (token: string): Promise<string | number> => {
  const exit = await Effect.runPromiseExit(check(token))
  if (Exit.isSuccess(exit)) return exit.value.sub
  const squashed = Cause.squash(exit.cause)
  return HttpServerResponse.isHttpServerResponse(squashed)
    ? squashed.status
    : (squashed as { readonly code: string }).code
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

it("is cached as verified for five minutes, also while the provider is down", async () => {
  const token = await issuer.token("driver|neu")
  expect(await outcome(token)).toBe("driver|neu")
  await issuer.stop()
  pass(299)
  expect(await outcome(token)).toBe("driver|neu")
  pass(2)
  expect(await outcome(token)).toBe(503)
})

it("is never valid after its own expiry", async () => {
  const token = await issuer.token("driver|neu", { expiresIn: 60 })
  expect(await outcome(token)).toBe("driver|neu")
  pass(64)
  expect(await outcome(token)).toBe("driver|neu")
  pass(2)
  expect(await outcome(token)).toBe("E_TOKEN_EXPIRED")
})

it("is cached by its full text: a token that differs in one part is refused", async () => {
  const [head, , signature] = (await issuer.token("driver|neu")).split(".")
  const [, claims] = (await issuer.token("driver|flotte")).split(".")
  expect(await outcome(await issuer.token("driver|neu"))).toBe("driver|neu")
  expect(await outcome(`${head}.${claims}.${signature}`)).toBe("E_TOKEN_INVALID")
})
