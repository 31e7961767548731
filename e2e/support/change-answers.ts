/** Changes responses of the servers on their way to the page. */
import type { Page, Request, Route } from "@playwright/test"
import { gatewayAddress } from "../../backend/configuration.ts"

type Matcher = Parameters<Page["route"]>[0]

/** Calls of the page to the gateway. */
export const gatewayCalls = new RegExp(`^${gatewayAddress.replaceAll(".", "\\.")}/v\\d+/`)

/** Response with its body as text. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Headers about the connection between two hosts or the encoding of a body, set again by each sender. */
const hopByHop = new Set([
  "host",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "accept-encoding",
  "content-encoding",
  "content-length"
])

const endToEnd = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !hopByHop.has(name.toLowerCase())))

/**
 * Sends a request of the page from Node, with another URL or body if given. Unlike the response of
 * `route.fetch()`, which is disposed with the page, this one can be read after a navigation.
 */
export const send = async (
  request: Request,
  {
    url = request.url(),
    body = request.postDataBuffer()
  }: { url?: string; body?: Buffer | string | null } = {}
): Promise<Answer> => {
  const answer = await fetch(url, {
    method: request.method(),
    headers: endToEnd(Object.entries(await request.allHeaders())),
    redirect: "manual",
    ...(body === null ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) })
  })
  return { status: answer.status, headers: endToEnd(answer.headers), body: await answer.text() }
}

/** Parses the body of a response. */
export const jsonOf = <Body>({ body }: Answer): Body => JSON.parse(body) as Body

/** Returns the response with this value as its body. */
export const withJson = (answer: Answer, value: unknown): Answer => ({
  ...answer,
  body: JSON.stringify(value)
})

/**
 * Routes matching requests of the page to a handler. Ignores failures after the page or its context was
 * closed, since the response is not needed.
 */
export const handleRequests = (
  page: Page,
  matcher: Matcher,
  handle: (route: Route, request: Request) => Promise<unknown>
): Promise<unknown> =>
  page.route(matcher, async (route, request) => {
    try {
      await handle(route, request)
    } catch (cause) {
      if (!page.isClosed()) throw cause
    }
  })

/** Changes each response to a matching request of the page; sends preflight requests on unchanged. */
export const changeAnswers = (
  page: Page,
  matcher: Matcher,
  change: (answer: Answer, request: Request) => Answer | Promise<Answer>
): Promise<unknown> =>
  handleRequests(page, matcher, async (route, request) => {
    if (request.method() === "OPTIONS") return route.continue()
    await route.fulfill(await change(await send(request), request))
  })
