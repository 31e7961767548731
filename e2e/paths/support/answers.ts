/** How the services of the shop are answered over HTTP, so that the client's own code does the rest. */
import { setTimeout as wait } from "node:timers/promises"
import type { Answer, HeldRequests, RequestPattern, RespondFunction } from "@parkschein/flowkit/run"
import type { Page, Request } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import { answerSilently } from "./fake-idp.ts"

/** A request to the shop service: its method and the end of its path. */
export const request = (method: string, path: RegExp, ahead = false): RequestPattern => ({
  method,
  url: new RegExp(`^${origins.api.replaceAll(".", "\\.")}${path.source}`),
  ...(ahead ? { ahead } : {})
})

export const shopRequest = request("GET", /\/v1\/shop\/path\//)
export const ticketsRequest = request("GET", /\/v1\/available-purchase-option\/online-shop/)

export const json = (body: unknown): Answer => ({ status: 200, json: body })
export const refusal = (status: number, code: string, field?: string): Answer => ({
  status,
  json: { code, message: code, ...(field === undefined ? {} : { field }) }
})
export const nothing: Answer = { abort: "connectionfailed" }
/** An answer that does not fit the contract. */
export const nonsense = json({})
export const unauthorised = refusal(401, "E_TOKEN_EXPIRED")

/** A request and its answer; `ends` where nothing more is asked after it, which holds for the last one anyway. */
export type Answers = ReadonlyArray<readonly [RequestPattern, Answer, "ends"?]>

const isFor = (asked: Request, { method, url }: RequestPattern): boolean =>
  url.test(asked.url()) && (method === undefined || method === asked.method())

/**
 * Answers a service that asks several things, in whatever order and however much of it is still known from before:
 * each request by its pattern, up to and including the last one named.
 */
export const all =
  (service: string, ...answers: Answers): RespondFunction =>
  async (_, held) => {
    for (let done = false; !done; ) {
      await held.answer(service, (asked) => {
        const found = answers.find(([pattern]) => isFor(asked, pattern))
        if (found === undefined) throw new Error(`Nobody expects ${asked.method()} ${asked.url()} here.`)
        done = found === answers.at(-1) || found[2] === "ends"
        return found[1]
      })
    }
  }

/** Long enough for a page that wants to ask again to do so. */
const askingAgain = 400

/** The same answer as often as the service is asked in a row. */
export const always =
  (service: string, answer: Answer): RespondFunction =>
  async (_, held) => {
    let isAsked = true
    while (isAsked) {
      await held.answer(service, answer)
      isAsked = await Promise.race([
        held.peek(service).then(
          () => true,
          () => false
        ),
        wait(askingAgain, false)
      ])
    }
  }

/** Answers what comes before, and gives the request that comes then. */
const reach = async (held: HeldRequests, service: string, before: Answers): Promise<Request> => {
  for (;;) {
    const asked = await held.peek(service)
    const known = before.find(([pattern]) => isFor(asked, pattern))
    if (known === undefined) return asked
    await held.answer(service, known[1])
  }
}

/** Answers what comes before as well as ever, and this to what comes then. */
export const andThen =
  (service: string, answer: Answer, before: Answers = []): RespondFunction =>
  async (_, held) => {
    await reach(held, service, before)
    await held.answer(service, answer)
  }

/** Milliseconds between the tries of what may be repeated as it is, of an order under its key, and of what is tried once. */
export const waits = { read: [1_000, 2_000, 4_000], order: [1_000, 2_000], once: [] } as const

/** Whatever the page has begun to do in reaction to something has got as far as it gets without its clock. */
const reacted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      })
    }
  })

/** The service cannot be reached, however often it is tried; the waits between the tries pass at once. */
export const unreachable =
  (service: string, between: ReadonlyArray<number>, before: Answers = []): RespondFunction =>
  async (page, held) => {
    for (const wait of between) {
      const asked = await reach(held, service, before)
      const failed = page.waitForEvent("requestfailed", (request) => request === asked)
      await held.answer(service, nothing)
      await failed
      await reacted(page)
      await page.clock.runFor(wait)
    }
    await andThen(service, nothing, before)(page, held, undefined)
  }

/** The session is over: the service refuses the token, and the provider gives no new one. */
export const sessionOver = (service: string, before: Answers = []): RespondFunction =>
  andThen(service, unauthorised, before)

/** The token is refused, and the provider does not renew it for a reason that is neither a lost session nor the network. */
export const providerRefuses =
  (service: string, before: Answers = []): RespondFunction =>
  async (page, held) => {
    answerSilently(page, "access_denied")
    await andThen(service, unauthorised, before)(page, held, undefined)
  }

const faulty = "a fault on purpose"

/** A fault of our own code while the answer is being read: whoever looks at what it says runs into an exception. */
export const defect =
  (service: string, before: Answers = []): RespondFunction =>
  async (page, held) => {
    await reach(held, service, before)
    await page.evaluate((words) => {
      const { parse } = JSON
      const refuse = (): never => {
        throw new Error("A fault on purpose.")
      }
      JSON.parse = (text: string) =>
        text.includes(words)
          ? new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse })
          : parse(text)
    }, faulty)
    await held.answer(service, json({ faulty }))
  }
