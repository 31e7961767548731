/** Tests of the worker: responses with a working, failing or hanging network, reports to the service. */
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
  "/assets/proof-12345678.js": "its script",
  "/wiesensee/payment-success": proof
}

/** Sends a request to the worker; undefined where it leaves the request to the browser. */
const workerWith = (network: Answer, search: string, cache = kept) => {
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

/** Returns the response and its delay in milliseconds. */
const answeredIn = async (answer: Promise<string> | undefined) => {
  const begin = Date.now()
  const told = answer?.then((what) => [what, Date.now() - begin])
  await vi.runAllTimersAsync()
  return told
}

describe("any page of a shop, once a proof is stored", () => {
  it.each(["/", "/wiesensee", "/wiesensee?area=1", "/nobody/knows/it"])(
    "shows the list of stored proofs offline: %s",
    async (path) => {
      expect(await workerWith(fails, "?offline")(path)).toBe(offline)
    }
  )

  it("comes from the network as long as it responds, also with an error", async () => {
    expect(await workerWith(async ({ url }) => url, "?offline")("/wiesensee")).toBe(`${origin}/wiesensee`)
  })

  it("has a timeout of four seconds without a response, and only the browser's on a reload", async () => {
    const ask = workerWith(hangs, "?offline")
    expect(await answeredIn(ask("/wiesensee"))).toEqual([offline, 4000])
    const again = vi.fn()
    void ask("/wiesensee", { cache: "no-cache" })?.then(again)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(again).not.toHaveBeenCalled()
  })

  it("loads its own files offline, and leaves all others to the browser", async () => {
    const ask = workerWith(fails, "?offline")
    expect(await ask("/offline.js", { mode: "cors" })).toBe("the list")
    expect(ask("/assets/home-12345678.js", { mode: "cors" })).toBeUndefined()
    expect(ask("/wiesensee", { method: "POST" })).toBeUndefined()
  })

  it("is left to the browser when no proof is stored any more", async () => {
    await expect(workerWith(fails, "?offline", {})("/wiesensee")).rejects.toThrow("Failed to fetch")
  })
})

describe("a stored proof", () => {
  it.each(["", "?offline"])(
    "is served after a tenth of a second without a response, by the worker %j",
    async (search) => {
      const ask = workerWith(hangs, search)
      expect(await answeredIn(ask("/wiesensee/payment-success?order=1"))).toEqual([proof, 100])
      expect(await answeredIn(ask("/wiesensee/payment-success", { cache: "no-cache" }))).toEqual([proof, 100])
    }
  )

  it("of an earlier build waits for a network that answers within a second", async () => {
    const cache = { ...kept, "/assets/outdated": "a newer build is served" }
    const proofFrom = (network: Answer) => workerWith(network, "", cache)("/wiesensee/payment-success")
    const slow: Answer = () => new Promise((answer) => setTimeout(answer, 900, "the newer page"))
    expect(await answeredIn(proofFrom(slow))).toEqual(["the newer page", 900])
    expect(await answeredIn(proofFrom(hangs))).toEqual([proof, 1000])
    expect(await answeredIn(proofFrom(fails))).toEqual([proof, 0])
    const script = workerWith(hangs, "?offline", cache)("/offline.js", { mode: "cors" })
    expect(await answeredIn(script)).toEqual(["the list", 100])
  })

  it("loads its scripts from the cache, whatever the network does", async () => {
    const ask = workerWith(hangs, "")
    expect(await answeredIn(ask("/assets/proof-12345678.js", { mode: "cors" }))).toEqual(["its script", 0])
  })

  it("is the only page that its own worker serves", async () => {
    await expect(workerWith(fails, "")("/altavalle/payment-success")).rejects.toThrow("Failed to fetch")
  })
})

describe("a renewed push subscription", () => {
  const scope = `${origin}/wiesensee/payment-success`
  const known = {
    address: "https://api.example/v1/push-subscription",
    endpoint: "https://push.example/former",
    key: "key"
  }
  const renewed = {
    toJSON: () => ({
      endpoint: "https://push.example/renewed",
      expirationTime: null,
      keys: { p256dh: "p", auth: "a" }
    })
  }

  /** Returns reports to the service, and stored data; `given`: in the event, else by a new subscription. */
  const renewing = async (given: typeof renewed | undefined, ok: boolean, kept: object | null = known) => {
    const store = new Map(kept === null ? [] : [[scope, kept]])
    const sent = vi.fn(async (_address: string, _init: { readonly body: string }) => ({ ok }))
    const subscribe = vi.fn(async (_options: object) => renewed)
    let listener: ((event: object) => void) | undefined
    runInContext(
      source,
      createContext({
        self: {
          registration: { scope, pushManager: { subscribe } },
          addEventListener: (name: string, listen: (event: object) => void) => {
            if (name === "pushsubscriptionchange") listener = listen
          }
        },
        location: { origin, search: "" },
        caches: {
          open: async () => ({
            match: async (key: string) => (store.has(key) ? { json: async () => store.get(key) } : undefined),
            put: async (key: string, value: { readonly text: string }) =>
              store.set(key, JSON.parse(value.text))
          })
        },
        Response: class {
          readonly text: string
          constructor(text: string) {
            this.text = text
          }
        },
        fetch: sent,
        URL,
        Promise
      })
    )
    const waitUntil = vi.fn(async (work: Promise<void>) => work)
    listener?.({ newSubscription: given, waitUntil })
    await waitUntil.mock.results[0]?.value
    return { sent: sent.mock.calls, subscribed: subscribe.mock.calls, kept: store.get(scope) }
  }

  const told = [
    known.address,
    {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        former: known.endpoint,
        subscription: { endpoint: "https://push.example/renewed", keys: { p256dh: "p", auth: "a" } }
      })
    }
  ]

  it("is sent to the service and stored", async () => {
    const { sent, subscribed, kept } = await renewing(renewed, true)
    expect(sent).toEqual([told])
    expect(subscribed).toEqual([])
    expect(kept).toEqual({ ...known, endpoint: "https://push.example/renewed" })
  })

  it("is requested again when the browser only ended the old one", async () => {
    const { sent, subscribed } = await renewing(undefined, true)
    expect(subscribed).toEqual([[{ userVisibleOnly: true, applicationServerKey: "key" }]])
    expect(sent).toEqual([told])
  })

  it("is resent next time after a refusal, and not sent without a stored one", async () => {
    expect((await renewing(renewed, false)).kept).toEqual(known)
    expect((await renewing(renewed, true, null)).sent).toEqual([])
  })
})
