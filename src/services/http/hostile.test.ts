/** Tests of hostile and broken responses to every call: each ends as the contract says, or in a known error. */
import { Cause, Layer, ManagedRuntime, Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { allEndpoints } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { deepJson, type HostileText, hostileAt, hostileJsons } from "../../../schemas/testing/hostile-json.ts"
import { samplesOf } from "../../../schemas/testing/samples.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { type Reply, sharedLocalService } from "../testing/local-service.ts"
import { sampleInputOf } from "../testing/sample-input.ts"
import { type CallError, callFresh, type Gateway } from "./index.ts"

const numRuns = Number(process.env["PARKSCHEIN_HOSTILE_RUNS"] ?? 12)

/** Possible errors of a call that was sent. */
const kinds: ReadonlyArray<CallError["_tag"]> = ["ResponseError", "ResponseInvalid", "FetchError", "Timeout"]

const endpoints: ReadonlyArray<readonly [name: string, endpoint: Endpoint]> = Object.entries(allEndpoints)

const service = sharedLocalService()
let runtime: ManagedRuntime.ManagedRuntime<Gateway, never>
beforeAll(() => {
  const retryPolicy = { retries: 0, baseDelay: 1, maxDelay: 1, deadline: 5000 }
  runtime = ManagedRuntime.make(
    Layer.suspend(() => gatewayTo(service.origin, undefined, { retryPolicy, timeout: 5000 }))
  )
})
afterAll(() => runtime.dispose())

const json = fc.oneof(fc.constantFrom(...hostileJsons), fc.json({ maxDepth: 3 }))

const contents = (endpoint: Endpoint): fc.Arbitrary<HostileText> => {
  const good = samplesOf(endpoint.success, 3)
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...good), fc.nat(), json)
        .map(([value, number, other]) => hostileAt(value, number, other))
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          "",
          "null",
          "{",
          "<html>",
          "\0",
          "\ufeff{}",
          "NaN",
          "[[",
          deepJson("[", "]"),
          deepJson('{"a":', "}")
        )
        .map((text) => ({ what: text.slice(0, 40), text }))
    },
    { weight: 1, arbitrary: fc.string().map((text) => ({ what: text, text })) }
  )
}

const statuses = fc.constantFrom(
  ...[
    200, 200, 200, 200, 200, 201, 204, 206, 299, 300, 302, 304, 400, 401, 404, 409, 418, 422, 429, 500, 503,
    599
  ]
)

const headers = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  { "content-type": "text/html" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-encoding": "gzip" },
  { "retry-after": "1e400" },
  { "retry-after": "-1" },
  { "retry-after": "Wed, 99 Foo 2026" },
  { "retry-after": "x".repeat(5000) },
  { date: "never", location: "javascript:alert(1)" }
)

interface Hostile {
  readonly what: string
  readonly reply: Reply
}

const replies = (endpoint: Endpoint): fc.Arbitrary<Hostile> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc
        .tuple(statuses, headers, contents(endpoint))
        .map(([status, sent, { what, text }]) => ({
          what: `${status} ${JSON.stringify(sent)} ${what}`,
          reply: { status, headers: sent, text }
        }))
    },
    { weight: 1, arbitrary: fc.constant<Hostile>({ what: "cut", reply: "cut" }) }
  )

const failuresOf = (cause: Cause.Cause<CallError>): ReadonlyArray<string> =>
  cause.reasons.map((reason) => (reason._tag === "Fail" ? reason.error._tag : Cause.pretty(cause)))

/** Returns true for a cart item without a readable price: NaN, so no sum includes it; no gateway can send NaN. */
const isPriceless = (item: unknown): boolean =>
  Number.isNaN((item as { readonly price?: unknown } | null)?.price)

const withPrices = (value: unknown): unknown => {
  const { items } = (value ?? {}) as { readonly items?: unknown }
  if (!Array.isArray(items)) return value
  return {
    ...(value as object),
    items: items.map((item) => (isPriceless(item) ? { ...item, price: 0 } : item))
  }
}

it.each(endpoints)(
  "a hostile response to %s decodes as in the contract or fails with a known error",
  async (_, endpoint) => {
    const promised = Schema.is(endpoint.success as Schema.Codec<unknown>)
    const input = sampleInputOf(endpoint)
    await fc.assert(
      fc.asyncProperty(replies(endpoint), async ({ reply }) => {
        service.answer(() => reply)
        const exit = await runtime.runPromiseExit(callFresh(endpoint, input))
        if (exit._tag === "Success") {
          expect(promised(endpoint.reading === undefined ? exit.value : withPrices(exit.value))).toBe(true)
          return
        }
        const failures = failuresOf(exit.cause)
        expect(failures.filter((kind) => !kinds.includes(kind as CallError["_tag"]))).toEqual([])
        expect(failures).toHaveLength(1)
        expect((Cause.squash(exit.cause) as Error).message).not.toBe("")
      }),
      { numRuns, endOnFailure: true }
    )
    expect("poisoned" in {}).toBe(false)
  }
)
