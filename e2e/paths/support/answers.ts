/** Answers services over HTTP, so that the client's own code handles the rest. */
import { setTimeout as wait } from "node:timers/promises"
import type { Answer, HeldRequests, RequestPattern, RespondFunction } from "@parkschein/flowkit/run"
import type { Page, Request } from "@playwright/test"
import { gatewayAddress } from "../../../backend/configuration.ts"
import { answerSilently } from "./fake-idp.ts"

/** Returns the pattern of a request to the shop service: its method and the end of its path. */
export const request = (method: string, path: RegExp): RequestPattern => ({
  method,
  url: new RegExp(`^${gatewayAddress.replaceAll(".", "\\.")}${path.source}`)
})

export const shopRequest = request("GET", /\/v1\/shop\/path\//)
export const ticketsRequest = request("GET", /\/v1\/available-purchase-option\/online-shop/)

export const json = (body: unknown): Answer => ({ status: 200, json: body })
export const refusal = (status: number, code: string, field?: string): Answer => ({
  status,
  json: { code, message: code, ...(field === undefined ? {} : { field }) }
})
export const nothing: Answer = { abort: "connectionfailed" }
/** Response that does not fit the contract. */
export const nonsense = json({})
export const unauthorised = refusal(401, "E_TOKEN_EXPIRED")

/** Request and response; `ends` marks the last request, which otherwise is the last entry. */
export type Answers = ReadonlyArray<readonly [RequestPattern, Answer, "ends"?]>

const isFor = (asked: Request, { method, url }: RequestPattern): boolean =>
  url.test(asked.url()) && (method === undefined || method === asked.method())

/**
 * Answers a service with several requests, in any order and with any of them cached: each by its pattern, up
 * to the last one named.
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

/** Milliseconds: long enough for a retry of the page. */
const retryDelay = 400

/** Repeats the response for each consecutive request. */
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
        wait(retryDelay, false)
      ])
    }
  }

/** Answers the requests before, and returns the next one. */
const reach = async (held: HeldRequests, service: string, before: Answers): Promise<Request> => {
  for (;;) {
    const asked = await held.peek(service)
    const known = before.find(([pattern]) => isFor(asked, pattern))
    if (known === undefined) return asked
    await held.answer(service, known[1])
  }
}

/** Answers the requests before successfully, and then the next one as given. */
export const andThen =
  (service: string, answer: Answer, before: Answers = []): RespondFunction =>
  async (_, held) => {
    await reach(held, service, before)
    await held.answer(service, answer)
  }

/** Milliseconds between tries of reads, of an order with its key, and of calls without retries. */
export const waits = { read: [1_000, 2_000, 4_000], order: [1_000, 2_000], once: [] } as const

/** Lets pending reactions of the page finish, as far as they do without its clock. */
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

/** Fails every try as unreachable; the delays between tries pass at once. */
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

/** Ends the session: the service refuses the token, and the provider does not renew it. */
export const sessionOver = (service: string, before: Answers = []): RespondFunction =>
  andThen(service, unauthorised, before)

/** Refuses the token; the provider refuses its renewal, neither for a lost session nor for the network. */
export const providerRefuses =
  (service: string, before: Answers = []): RespondFunction =>
  async (page, held) => {
    answerSilently(page, "access_denied")
    await andThen(service, unauthorised, before)(page, held, undefined)
  }

const faulty = "a fault on purpose"

/** Simulates a defect in our own code: reading the response throws. */
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
