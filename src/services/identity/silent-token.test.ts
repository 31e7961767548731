import { assert, it } from "vitest"
import { identityFailureOf } from "./failure.ts"
import { silentToken } from "./silent-token.ts"

/** Frame that never responds, and gives no notice of it. */
const waiting = {
  getTokenSilently: ({ cacheMode }: { cacheMode?: string } = {}) =>
    cacheMode === "cache-only" ? Promise.resolve(undefined) : new Promise(() => {})
} as unknown as Parameters<typeof silentToken>[0]

it("fails at once when the provider cannot be reached, regardless of the frame", async () => {
  const reach = () => Promise.reject(new TypeError("Failed to fetch"))
  const error = await silentToken(waiting, "on", reach).catch((cause: unknown) => cause)
  assert.deepStrictEqual(identityFailureOf(error), { _tag: "Unreachable", reason: "Failed to fetch" })
})

it("waits for the token when the provider can be reached", async () => {
  const client = {
    getTokenSilently: ({ cacheMode }: { cacheMode?: string } = {}) =>
      Promise.resolve(cacheMode === "cache-only" ? undefined : "token")
  } as unknown as typeof waiting
  assert.strictEqual(await silentToken(client, "on", async () => {}), "token")
})
