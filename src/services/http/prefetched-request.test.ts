// Tests of requests: no storing where the service leaves it open, and a preflight per request only there; prefetched ones.
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { shopByPath } from "../../../schemas/api/index.ts"
import { ServerClock } from "../clock.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { localService } from "../testing/local-service.ts"
import { call } from "./gateway.ts"
import { exchange, prefetch } from "./prefetched-request.ts"

const service = localService()
afterEach(() => void vi.restoreAllMocks())

it.each([
  ["a service that forbids it", ["no-store", "private, no-store"], ["no-store", "default", "default"]],
  ["a service that says nothing", [undefined, undefined], ["no-store", "no-store", "no-store"]],
  ["a service that says nothing once more", ["no-store", undefined], ["no-store", "default", "no-store"]],
  ["a service with a public answer", ["no-store", "public, max-age=300"], ["no-store", "default", "default"]]
])("respects the cache policy of %s", async (_, policies, modes) => {
  const sent = vi.spyOn(globalThis, "fetch")
  service.answer((_, count) => {
    const policy = policies[count - 1]
    return { json: {}, headers: policy === undefined ? {} : { "cache-control": policy } }
  })
  for (const _ of modes) await exchange(`${service.origin}/v1/cart`, { method: "GET" })
  expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual(modes)
})

it("corrects a wrong clock also by a prefetched response: the proof of a fresh page has no other", async () => {
  const hour = 3_600_000
  service.answer(() => ({ json: {}, headers: { date: new Date(Date.now() + hour).toUTCString() } }))
  await prefetch(`${service.origin}/v1/shop/path/wiesensee`, "token-1")
  const correction = Effect.gen(function* () {
    yield* Effect.exit(call(shopByPath, { params: { path: "wiesensee" } }))
    return (yield* ServerClock).correction()
  }).pipe(Effect.provide(gatewayTo(service.origin)), Effect.runPromise)
  expect(Math.round((await correction) / 60_000)).toBe(60)
  expect(service.received).toHaveLength(1)
})
