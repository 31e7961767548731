/** Holds every request of the services until a path responds to it. */
import type { Page, Request, Route } from "@playwright/test"
import { type Answer, type AnswerTo, answerTo } from "./answer.ts"

/** Pattern of a service's requests: method and address. */
export interface RequestPattern {
  readonly method?: string
  /** Matched against the whole address. */
  readonly url: RegExp
  /** The app may prefetch it before the service runs. */
  readonly ahead?: boolean
}

export interface HeldRequests {
  /** Returns the next request of the service, which stays pending. */
  readonly peek: (service: string) => Promise<Request>
  /** Responds to the next request of the service. Fails if none arrives within the timeout. */
  readonly answer: (service: string, answer: Answer | AnswerTo) => Promise<Request>
  /** Pending requests, as `service: METHOD address`. */
  readonly waiting: () => ReadonlyArray<string>
  /** Returns a sentence on failed requests that no pattern knows, perhaps calls that ask for the wrong thing; else nothing. */
  readonly describeUnknownRequests: () => string
  /** For each pending request, the services that may have sent it; prefetched ones are omitted. */
  readonly senders: () => ReadonlyArray<ReadonlyArray<string>>
}

interface Held {
  /** Several services may send the same request. */
  readonly services: ReadonlyArray<string>
  readonly isAhead: boolean
  readonly route: Route
  readonly request: Request
}

const fits = (request: Request, { method, url }: RequestPattern): boolean =>
  url.test(request.url()) && (method === undefined || request.method() === method)

/** `timeout`: milliseconds within which a service must send its request. */
export const holdRequests = async (
  page: Page,
  services: Readonly<Record<string, ReadonlyArray<RequestPattern>>>,
  timeout: number
): Promise<HeldRequests> => {
  const held: Array<Held> = []
  let notify = (): void => {}
  const placesOf = (request: Request) =>
    Object.entries(services)
      .flatMap(([service, patterns]) => patterns.map((pattern) => ({ service, pattern })))
      .filter(({ pattern }) => fits(request, pattern))

  const forget = (request: Request): void => {
    const index = held.findIndex((one) => one.request === request)
    if (index >= 0) held.splice(index, 1)
  }
  const strangers = new Set<string>()
  page.on("requestfailed", (request) => {
    // An app that continues without the response aborts its request, which is then no longer pending.
    forget(request)
    if (["fetch", "xhr"].includes(request.resourceType()) && placesOf(request).length === 0)
      strangers.add(`${request.method()} ${request.url()}`)
  })
  const describeUnknownRequests = (): string =>
    strangers.size === 0
      ? ""
      : ` The page has asked in vain for ${[...strangers].join(", ")}, which no service of this flow sends.`
  const hold = (route: Route): void | Promise<void> => {
    const request = route.request()
    const places = placesOf(request)
    if (places.length === 0) return route.fallback()
    held.push({
      services: [...new Set(places.map(({ service }) => service))],
      isAhead: places.some(({ pattern }) => pattern.ahead === true),
      route,
      request
    })
    notify()
  }
  // By patterns, matched where a request is intercepted; a function would receive every file of the app.
  const urls = Object.values(services).flatMap((patterns) => patterns.map(({ url }) => url))
  const different = new Map(urls.map((url) => [String(url), url])).values()
  await Promise.all([...different].map((url) => page.route(url, hold)))

  const next = async (service: string): Promise<Held> => {
    const until = Date.now() + timeout
    for (;;) {
      const found = held.find((one) => one.services.includes(service))
      if (found !== undefined) return found
      const left = until - Date.now()
      if (left <= 0) throw new Error(`Service "${service}" was never called.${describeUnknownRequests()}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        notify = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  return {
    peek: async (service) => (await next(service)).request,
    answer: async (service, answer) => {
      const found = await next(service)
      forget(found.request)
      await answerTo(found.route, typeof answer === "function" ? answer(found.request) : answer)
      return found.request
    },
    waiting: () =>
      held.map(({ services: of, request }) => `${of.join(" or ")}: ${request.method()} ${request.url()}`),
    describeUnknownRequests,
    senders: () => held.filter(({ isAhead }) => !isAhead).map(({ services: of }) => of)
  }
}
