/** Keeps every request of the services back until a path says how it is answered. */
import type { Page, Request, Route } from "@playwright/test"
import { type Answer, answerTo } from "./answers.ts"

/** Which requests are a service's: by method and address. */
export interface RequestPattern {
  readonly method?: string
  /** Matched against the whole address. */
  readonly url: RegExp
}

export interface HeldRequests {
  /** Answers the next request of the service. Fails if none comes within the patience. */
  readonly answer: (service: string, answer: Answer) => Promise<void>
  /** Requests that wait, as `service: METHOD address`. */
  readonly waiting: () => ReadonlyArray<string>
  /** Services with a request that waits. */
  readonly services: () => ReadonlySet<string>
}

interface Held {
  readonly service: string
  readonly route: Route
  readonly request: Request
}

const fits = (request: Request, { method, url }: RequestPattern): boolean =>
  url.test(request.url()) && (method === undefined || request.method() === method)

/** `patience` in milliseconds is how long a service may take to ask. */
export const holdRequests = async (
  page: Page,
  services: Readonly<Record<string, ReadonlyArray<RequestPattern>>>,
  patience: number
): Promise<HeldRequests> => {
  const held: Array<Held> = []
  let notify = (): void => {}
  const serviceOf = (request: Request): string | undefined =>
    Object.entries(services).find(([, patterns]) => patterns.some((pattern) => fits(request, pattern)))?.[0]

  const forget = (request: Request): void => {
    const index = held.findIndex((one) => one.request === request)
    if (index >= 0) held.splice(index, 1)
  }
  // An app that goes on without the answer aborts its request; it no longer waits then.
  page.on("requestfailed", forget)
  await page.route(
    (url) => Object.values(services).some((patterns) => patterns.some((pattern) => pattern.url.test(url.href))),
    async (route) => {
      const request = route.request()
      const service = serviceOf(request)
      if (service === undefined) return route.fallback()
      held.push({ service, route, request })
      notify()
    }
  )

  const next = async (service: string): Promise<Held> => {
    const until = Date.now() + patience
    for (;;) {
      const found = held.find((one) => one.service === service)
      if (found !== undefined) return found
      const left = until - Date.now()
      if (left <= 0) throw new Error(`Service "${service}" was never called.`)
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
    answer: async (service, answer) => {
      const found = await next(service)
      forget(found.request)
      await answerTo(found.route, answer)
    },
    waiting: () => held.map(({ service, request }) => `${service}: ${request.method()} ${request.url()}`),
    services: () => new Set(held.map(({ service }) => service))
  }
}
