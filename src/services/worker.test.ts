/** The worker as a browser runs it: what it answers when the network does, does not, or hangs. */
import { readFileSync } from "node:fs"
import { createContext, runInContext } from "node:vm"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const source = readFileSync(new URL("../public/worker.js", import.meta.url), "utf8")
const origin = "https://shop.example"
const offline = "the page without a connection"
const proof = "the kept proof"

interface Asked {
  readonly method: string
  readonly mode: string
  readonly cache: string
  readonly url: string
}
type Answer = (request: Asked) => Promise<string>

const hangs: Answer = () => new Promise(() => undefined)
const fails: Answer = () => Promise.reject(new TypeError("Failed to fetch"))

const kept: Readonly<Record<string, string>> = {
  "/offline.html": offline,
  "/offline.js": "the list",
  "/wiesensee/payment-success": proof
}

/** Asks the worker; undefined where it leaves the request to the browser. */
const asking = (network: Answer, search: string, cache = kept) => {
  let listener: ((event: object) => void) | undefined
  const scope = {
    addEventListener: (name: string, listen: (event: object) => void) => {
      if (name === "fetch") listener = listen
    }
  }
  const match = async (asked: Asked | string) =>
    cache[new URL(typeof asked === "string" ? asked : asked.url, origin).pathname]
  runInContext(
    source,
    createContext({
      self: scope,
      location: { origin, search },
      caches: { match },
      fetch: network,
      setTimeout,
      URL,
      TypeError,
      Promise
    })
  )
  return (path: string, more: Partial<Asked> = {}): Promise<string> | undefined => {
    let answer: Promise<string> | undefined
    listener?.({
      request: { method: "GET", mode: "navigate", cache: "default", url: origin + path, ...more },
      respondWith: (given: Promise<string>) => {
        answer = given
      }
    })
    return answer
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When it is answered, in milliseconds, and with what. */
const answeredIn = async (answer: Promise<string> | undefined) => {
  const begin = Date.now()
  const told = answer?.then((what) => [what, Date.now() - begin])
  await vi.runAllTimersAsync()
  return told
}

describe("any page of a shop, once a proof is kept", () => {
  it.each(["/", "/wiesensee", "/wiesensee?area=1", "/nobody/knows/it"])(
    "is the list of the kept proofs without a connection: %s",
    async (path) => {
      expect(await asking(fails, "?offline")(path)).toBe(offline)
    }
  )

  it("comes from the network as long as it answers, also with a fault", async () => {
    expect(await asking(async ({ url }) => url, "?offline")("/wiesensee")).toBe(`${origin}/wiesensee`)
  })

  it("is waited for four seconds where a network answers nothing, and by who asks again as long as the browser waits", async () => {
    const ask = asking(hangs, "?offline")
    expect(await answeredIn(ask("/wiesensee"))).toEqual([offline, 4000])
    const again = vi.fn()
    void ask("/wiesensee", { cache: "no-cache" })?.then(again)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(again).not.toHaveBeenCalled()
  })

  it("has its own files without a connection, and leaves all others to the browser", async () => {
    const ask = asking(fails, "?offline")
    expect(await ask("/offline.js", { mode: "cors" })).toBe("the list")
    expect(ask("/assets/home-12345678.js", { mode: "cors" })).toBeUndefined()
    expect(ask("/wiesensee", { method: "POST" })).toBeUndefined()
  })

  it("is the browser's own where nothing is kept any more", async () => {
    await expect(asking(fails, "?offline", {})("/wiesensee")).rejects.toThrow("Failed to fetch")
  })
})

describe("a kept proof", () => {
  it.each(["", "?offline"])(
    "is given up to after a tenth of a second of silence, by the worker %j",
    async (search) => {
      const ask = asking(hangs, search)
      expect(await answeredIn(ask("/wiesensee/payment-success?order=1"))).toEqual([proof, 100])
      expect(await answeredIn(ask("/wiesensee/payment-success", { cache: "no-cache" }))).toEqual([proof, 100])
    }
  )

  it("is the only page that its own worker answers", async () => {
    await expect(asking(fails, "")("/altavalle/payment-success")).rejects.toThrow("Failed to fetch")
  })
})
