/** Tests of one call against a real server: the request, the response, and every failure. */
import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer, Schema } from "effect"
import { TestClock } from "effect/testing"
import {
  activeTickets,
  configureTicket,
  configureTicketByQuery,
  type Endpoint,
  endpoint,
  putCart,
  shopByPath,
  verificationCodes
} from "../../../schemas/api/index.ts"
import { countingTokens } from "../testing/driver-token.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { sharedLocalService, startLocalService } from "../testing/local-service.ts"
import { testsWith } from "../testing/tests-with.ts"
import { observedSleeps, Sleeps } from "../testing/virtual-time.ts"
import { areaEntityId, hikingDay, shopId, wiesensee } from "../testing/world.ts"
import type { TokenSource } from "./access-token.ts"
import { type CallError, SignedOut } from "./errors.ts"
import { call, gatewayDefaults as defaults, Gateway } from "./gateway.ts"

const service = sharedLocalService()

const listing = endpoint("listing", "GET", "/v1/listing/:name", {
  params: { name: Schema.NonEmptyString },
  query: {
    areas: Schema.optionalKey(Schema.Array(Schema.String)),
    limit: Schema.Int,
    open: Schema.optionalKey(Schema.Boolean)
  },
  success: Schema.Struct({ ok: Schema.Boolean })
})

/** A contract that fails to forbid the empty name, which would address another call. */
const loose = endpoint("loose", "GET", "/v1/loose/:name", {
  params: { name: Schema.String },
  success: Schema.Void
})

const testsOf = (tokens?: TokenSource) =>
  testsWith(() => Layer.provideMerge(gatewayTo(service.origin, tokens), observedSleeps))
const it = testsOf()

/** Tests with these paths as prefixes for the calls of the adapters. */
const testsOfInstallation = (paths: Readonly<Record<string, string | null>>) =>
  testsWith(() => {
    const adapters = Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, path && `${service.origin}${path}`])
    )
    const retryPolicy = { ...defaults.retryPolicy, retries: 0 }
    return gatewayTo(service.origin, undefined, { adapters, retryPolicy })
  })

const failureOf = <A, R>(effect: Effect.Effect<A, CallError, R>) => Effect.flip(effect)

describe("the request", () => {
  it("encodes nested query parameters like generated clients", function* () {
    service.answer(() => ({ json: hikingDay }))
    yield* call(configureTicketByQuery, {
      params: { id: "day" },
      query: { year: 2026, "holidayLocation[country]": "DE", "holidayLocation[state]": "BY" }
    })
    assert.strictEqual(
      decodeURIComponent(service.received.at(-1)?.url ?? ""),
      "/v1/available-purchase-option/fixed-price-ticket/day/configure?year=2026&holidayLocation[country]=DE&holidayLocation[state]=BY"
    )
  })

  it("fills the path, repeats the keys of lists, omits absent parameters and carries the token [K-34]", function* () {
    service.answer(() => ({ json: { ok: true } }))
    const answer = yield* call(listing, {
      params: { name: "See / Bad ä?" },
      query: { areas: ["a b", "c&d"], limit: 5 }
    })
    const last = service.received.at(-1)
    assert.deepStrictEqual(answer, { ok: true })
    assert.strictEqual(last?.url, "/v1/listing/See%20%2F%20Bad%20%C3%A4%3F?areas=a+b&areas=c%26d&limit=5")
    assert.strictEqual(last?.headers.authorization, "Bearer token-1")
    assert.match(String(last?.headers["traceparent"]), /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })

  it("encodes the body and decodes the response, with defaults for omitted fields", function* () {
    service.answer((request) => ({ json: JSON.parse(request.body) }))
    const item = yield* Schema.decodeUnknownEffect(configureTicket.success)(hikingDay)
    const cart = yield* call(putCart, { params: { shopId }, payload: { items: [item] } })
    assert.strictEqual(service.received.at(-1)?.headers["content-type"], "application/json")
    assert.strictEqual(cart.items[0]?.name, "Hiking day ticket")
    assert.isNull(cart.items[0]?.discountInfo)
  })
})

describe("calls outside the specification", () => {
  testsOfInstallation({ codes: "/own/codes" })(
    "go to their configured address, and all others to the gateway",
    function* () {
      service.answer(() => "cut")
      const { offers } = yield* Gateway
      assert.isTrue(offers(verificationCodes))
      yield* failureOf(call(verificationCodes, { params: { shopId } }))
      assert.strictEqual(service.received.at(-1)?.url, `/own/codes/v1/${shopId}/verification-code`)
      yield* failureOf(call(shopByPath, { params: { path: "wiesensee" } }))
      assert.strictEqual(service.received.at(-1)?.url, "/v1/shop/path/wiesensee")
    }
  )

  testsOfInstallation({ codes: null })("are not sent when the installation has none", function* () {
    const before = service.received.length
    const { offers } = yield* Gateway
    assert.isFalse(offers(verificationCodes))
    const error = yield* failureOf(call(verificationCodes, { params: { shopId } }))
    assert.deepInclude(error, { _tag: "RequestInvalid", path: "adapter" })
    assert.strictEqual(service.received.length, before)
  })
})

describe("an invalid request", () => {
  it("names the missing parameter, in any part of the request [F-06 F-07 F-08 F-13 F-14 F-16 F-18 F-19 X-18]", function* () {
    const before = service.received.length
    // Plain JavaScript can do this although the types forbid it.
    const loosely = call as (endpoint: Endpoint, input?: unknown) => ReturnType<typeof call>
    const cases = [
      [loosely(shopByPath), "path", "shopByPath"],
      [loosely(loose, { params: { name: "" } }), "name", "loose"],
      [loosely(listing, { params: { name: "a" }, query: { limit: null } }), "limit", "listing"],
      [loosely(putCart, { params: { shopId } }), "payload", "putCart"],
      [loosely(putCart, { params: {}, payload: { items: [] } }), "shopId", "putCart"],
      [
        loosely(configureTicket, {
          params: { id: "hiking-day" },
          payload: { plates: [], shopAreaEntityId: null }
        }),
        "shopAreaEntityId",
        "configureTicket"
      ]
    ] as const
    for (const [calling, parameter, name] of cases) {
      const error = yield* failureOf(calling)
      assert.strictEqual(error._tag, "RequiredParameterError")
      assert.strictEqual(
        error.message,
        `Required parameter ${parameter} was null or undefined when calling ${name}.`
      )
    }
    assert.strictEqual(service.received.length, before)
  })

  it("names the invalid field of an input without its value [X-22]", function* () {
    const before = service.received.length
    const notAnId = yield* failureOf(call(activeTickets, { params: { shopId: "wiesensee" } }))
    const tooLong = yield* failureOf(
      call(configureTicket, {
        params: { id: "hiking-day" },
        payload: {
          shopAreaEntityId: areaEntityId,
          plates: [{ plate: "M-PP123456789012345678901", country: "DE" }]
        }
      })
    )
    assert.deepInclude(notAnId, { _tag: "RequestInvalid", path: "params.shopId" })
    assert.deepInclude(tooLong, { _tag: "RequestInvalid", path: "payload.plates[0].plate" })
    assert.notInclude(JSON.stringify(tooLong) + tooLong.message, "M-PP")
    assert.strictEqual(service.received.length, before)
  })
})

describe("failures", () => {
  // Sent once, whatever the outcome.
  const byPath = failureOf(call({ ...shopByPath, effect: "unsafe" }, { params: { path: "wiesensee" } }))

  it("keep status, code, field and Retry-After of a refusal [K-34 X-24]", function* () {
    service.answer(() => ({
      status: 429,
      headers: { "retry-after": "7" },
      json: { _tag: "TooManyRequests", code: "E_TOO_MANY", message: "Slower", field: "path" }
    }))
    const error = yield* byPath
    assert.deepInclude(error, {
      _tag: "ResponseError",
      status: 429,
      code: "E_TOO_MANY",
      field: "path",
      retryAfter: 7000
    })
    assert.strictEqual(error.message, "Response returned an error code")
  })

  it("keep the status of a response that is not from the service", function* () {
    service.answer(() => ({
      status: 502,
      text: "<html>Bad gateway</html>",
      headers: { "content-type": "text/html" }
    }))
    assert.deepInclude(yield* byPath, { _tag: "ResponseError", status: 502, code: null, retryAfter: null })
  })

  it("name the invalid field of a response, never its value", function* () {
    service.answer(() => ({ json: { ...wiesensee, areaEntityId: { plate: 4711 } } }))
    const error = yield* byPath
    assert.deepInclude(error, { _tag: "ResponseInvalid", path: "areaEntityId", status: 200 })
    assert.notInclude(JSON.stringify(error) + error.message, "4711")
  })

  it("include a response that is not JSON, and an unexpected empty one", function* () {
    service.answer(() => ({ text: "{broken" }))
    assert.deepInclude(yield* byPath, { _tag: "ResponseInvalid", path: "body" })
    service.answer(() => ({ text: "" }))
    assert.deepInclude(yield* byPath, { _tag: "ResponseInvalid", path: "body" })
  })

  it("treat an HTML page instead of data as no connection, as from a captive portal", function* () {
    for (const text of ["<html>", "\n<!DOCTYPE html><title>Hotel</title>"]) {
      service.answer(() => ({ text, headers: { "content-type": "text/html" } }))
      assert.deepInclude(yield* byPath, { _tag: "FetchError" })
    }
    service.answer(() => ({ status: 511, text: "" }))
    assert.deepInclude(yield* byPath, { _tag: "FetchError" })
  })

  it("report a connection lost during the response", function* () {
    service.answer(() => "cut")
    const error = yield* byPath
    assert.strictEqual(error._tag, "FetchError")
    assert.strictEqual(
      error.message,
      "The request failed and the interceptors did not return an alternative response"
    )
  })

  it("abort the request after ten seconds", function* () {
    service.answer(() => "hang")
    const arrived = service.arrival(service.received.length + 1)
    const fiber = yield* Effect.forkChild(byPath)
    yield* Effect.promise(() => arrived)
    yield* (yield* Sleeps).until(10_000)
    yield* TestClock.adjust(10_000)
    assert.deepInclude(yield* Fiber.join(fiber), { _tag: "Timeout", call: "shopByPath" })
  })

  it("abort a response that never ends after the same timeout", function* () {
    const own = yield* Effect.acquireRelease(Effect.promise(startLocalService), (started) =>
      Effect.promise(() => started[Symbol.asyncDispose]())
    )
    own.answer(() => "trickle")
    const fiber = yield* Effect.forkChild(Effect.provide(byPath, gatewayTo(own.origin)))
    yield* Effect.promise(() => own.arrival(1))
    yield* (yield* Sleeps).until(10_000)
    yield* TestClock.adjust(10_000)
    assert.deepInclude(yield* Fiber.join(fiber), { _tag: "Timeout", call: "shopByPath" })
    yield* Effect.promise(() => own.departure(1))
  })
})

describe("the total timeout", () => {
  testsOf(countingTokens(Effect.never))(
    "ends a call after 30 seconds, including retries and the wait for a new token",
    function* () {
      service.answer(() => ({ status: 401 }))
      const fiber = yield* Effect.forkChild(
        failureOf(call(listing, { params: { name: "a" }, query: { limit: 1 } }))
      )
      yield* (yield* Sleeps).until(30_000)
      yield* TestClock.adjust(30_000)
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "Timeout")
    }
  )
})

it("an interruption aborts the request when its screen is left", function* () {
  const own = yield* Effect.acquireRelease(Effect.promise(startLocalService), (started) =>
    Effect.promise(() => started[Symbol.asyncDispose]())
  )
  own.answer(() => "hang")
  const gateway = yield* Gateway.make({ ...defaults, origin: own.origin })
  const fiber = yield* Effect.forkChild(gateway.call(shopByPath, { params: { path: "wiesensee" } }))
  yield* Effect.promise(() => own.arrival(1))
  yield* Fiber.interrupt(fiber)
  yield* Effect.promise(() => own.departure(1))
  assert.lengthOf(own.received, 1)
})

describe("after a 401", () => {
  it("renews the token once for all calls in flight and resends each of them once [K-35]", function* () {
    const tokens = countingTokens(Effect.promise(() => Promise.resolve()))
    const before = service.received.length
    service.answer((request) =>
      request.headers.authorization === "Bearer token-2" ? { json: { ok: true } } : { status: 401 }
    )
    yield* Effect.gen(function* () {
      const calls = Array.from({ length: 20 }, (_, limit) =>
        call(listing, { params: { name: "a" }, query: { limit } })
      )
      assert.lengthOf(yield* Effect.all(calls, { concurrency: "unbounded" }), 20)
    }).pipe(Effect.provide(gatewayTo(service.origin, tokens)))
    assert.strictEqual(tokens.renewals(), 1)
    assert.strictEqual(service.received.length - before, 40)
  })

  it("does not send a third request when the new token is refused [K-35]", function* () {
    const tokens = countingTokens()
    const before = service.received.length
    service.answer(() => ({ status: 401, json: { code: "E_TOKEN_INVALID", message: "No" } }))
    const gateway = yield* Gateway.make({ ...defaults, origin: service.origin }).pipe(
      Effect.provide(gatewayTo(service.origin, tokens))
    )
    const error = yield* failureOf(gateway.call(shopByPath, { params: { path: "wiesensee" } }))
    assert.deepInclude(error, { _tag: "ResponseError", status: 401, code: "E_TOKEN_INVALID" })
    assert.strictEqual(tokens.renewals(), 1)
    assert.strictEqual(service.received.length - before, 2)
  })

  it("reports the session as over when no new token is available", function* () {
    service.answer(() => ({ status: 401 }))
    const tokens = countingTokens(Effect.fail(new SignedOut()))
    const error = yield* failureOf(call(shopByPath, { params: { path: "wiesensee" } })).pipe(
      Effect.provide(gatewayTo(service.origin, tokens))
    )
    assert.strictEqual(error._tag, "SignedOut")
  })
})
