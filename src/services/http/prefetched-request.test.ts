// Tests of requests: no storing where the service leaves it open, and a preflight per request only there.
import { afterEach, expect, it, vi } from "vitest"
import { localService } from "../testing/local-service.ts"
import { exchange } from "./prefetched-request.ts"

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
