import { assert, it } from "vitest"
import { identityFailureOf } from "./failure.ts"
import { silentToken } from "./silent-token.ts"

/** Frame that never responds, and gives no notice of it: for the last test, as the next request waits for its end. */
const waiting = {
  getTokenSilently: ({ cacheMode }: { cacheMode?: string } = {}) =>
    cacheMode === "cache-only" ? Promise.resolve(undefined) : new Promise(() => {})
} as unknown as Parameters<typeof silentToken>[0]

const nothing = () => {}

it("asks anew after a request that was given up, which the SDK would join to it", async () => {
  let fail: (error: unknown) => void = nothing
  let joined: Promise<string> | undefined
  const client = {
    getTokenSilently: ({ cacheMode }: { cacheMode?: string } = {}) => {
      if (cacheMode === "cache-only") return Promise.resolve(undefined)
      joined ??= (
        fail === nothing ? new Promise<string>((_, reject) => (fail = reject)) : Promise.resolve("token")
      ).finally(() => {
        joined = undefined
      })
      return joined
    }
  } as unknown as typeof waiting
  const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"))
  const messageOf = ({ message }: Error) => message
  assert.strictEqual(await silentToken(client, "on", noNetwork).catch(messageOf), "Failed to fetch")
  assert.strictEqual(await silentToken(client, "on", noNetwork).catch(messageOf), "Failed to fetch")
  const timedOut = async () => fail(new Error("Timeout"))
  assert.strictEqual(await silentToken(client, "on", timedOut), "token")
})

it("waits for the token when the provider can be reached", async () => {
  const client = {
    getTokenSilently: ({ cacheMode }: { cacheMode?: string } = {}) =>
      Promise.resolve(cacheMode === "cache-only" ? undefined : "token")
  } as unknown as typeof waiting
  assert.strictEqual(await silentToken(client, "on", async () => {}), "token")
})

it("fails at once when the provider cannot be reached, regardless of the frame", async () => {
  const reach = () => Promise.reject(new TypeError("Failed to fetch"))
  const error = await silentToken(waiting, "on", reach).catch((cause: unknown) => cause)
  assert.deepStrictEqual(identityFailureOf(error), { _tag: "Unreachable", reason: "Failed to fetch" })
})
