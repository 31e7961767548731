/**
 * Counts how often each call is sent when it fails; the snapshot is the table in docs/attempts.md.
 * `vitest run src/services/http/attempts.test.ts -u` updates it.
 */
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { allEndpoints } from "../../../schemas/api/all.ts"
import { type Endpoint, effectOf } from "../../../schemas/api/index.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { type Reply, sharedLocalService } from "../testing/local-service.ts"
import { sampleInputOf } from "../testing/sample-input.ts"
import { IdentityUnreachable } from "./errors.ts"
import { callFresh, type Gateway } from "./index.ts"

const failures: Readonly<Record<string, Reply>> = {
  "connection cut": "cut",
  "a page": { text: "<!doctype html>", headers: { "content-type": "text/html" } },
  "429": { status: 429 },
  "500": { status: 500 },
  "503": { status: 503 },
  "404": { status: 404 },
  "409": { status: 409 },
  "422": { status: 422 },
  nonsense: { text: "7" }
}

/** The provider fails for a moment: without a token nothing is sent, and the token is requested again. */
const withoutToken = "no token"
let tokensAsked = 0
const noToken = Effect.suspend(() => {
  tokensAsked += 1
  return Effect.fail(new IdentityUnreachable({ reason: "network" }))
})

const service = sharedLocalService()
let runtime: ManagedRuntime.ManagedRuntime<Gateway, never>
let tokenless: typeof runtime
beforeAll(() => {
  const retryPolicy = { retries: 3, baseDelay: 0, maxDelay: 0, deadline: 60_000 }
  runtime = ManagedRuntime.make(Layer.suspend(() => gatewayTo(service.origin, undefined, { retryPolicy })))
  tokenless = ManagedRuntime.make(
    Layer.suspend(() => gatewayTo(service.origin, { get: noToken, renew: noToken }, { retryPolicy }))
  )
})
afterAll(async () => {
  await runtime.dispose()
  await tokenless.dispose()
})

it("the number of attempts depends on whether a call is safe, idempotent or unsafe", async () => {
  const names = [...Object.keys(failures), withoutToken]
  /** Calls by their counts: effect and counts are cells of the table. */
  const callsBy = new Map<string, string[]>()
  for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
    const effect = effectOf(endpoint)
    const sent = callFresh(endpoint, sampleInputOf(endpoint))
    const counts: (number | string)[] = []
    for (const reply of Object.values(failures)) {
      const before = service.received.length
      service.answer(() => reply)
      await runtime.runPromiseExit(sent)
      counts.push(service.received.length - before)
    }
    tokensAsked = 0
    await tokenless.runPromiseExit(sent)
    counts.push(tokensAsked === 0 ? "–" : tokensAsked)
    const cells = `${endpoint.method} | ${effect} | ${counts.join(" | ")}`
    callsBy.set(cells, [...(callsBy.get(cells) ?? []), name])
  }
  const table = [
    "# Attempts per call",
    "",
    "Measured by `src/services/http/attempts.test.ts`: how often a call is sent when it fails in one way for ever. Calls are",
    "`safe`, `idempotent` or `unsafe` as in RFC 9110; an unsafe one is sent once (an order three times, by its service, under one",
    "key). Only reads are repeated after a conflict (409). A page instead of data is a failed connection. Without a token nothing is sent; that column",
    "counts the requests for a token.",
    "",
    `| method | effect | ${names.join(" | ")} | calls |`,
    `|---|---|${names.map(() => "--:|").join("")}---|`,
    ...[...callsBy].map(([cells, calls]) => `| ${cells} | ${calls.join(", ")} |`).toSorted(),
    ""
  ].join("\n")
  await expect(table).toMatchFileSnapshot("../../../docs/attempts.md")
}, 120_000)
