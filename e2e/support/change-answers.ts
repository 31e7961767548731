/** Answers of the servers that are changed on their way to the page. */
import type { Page, Request, Route } from "@playwright/test"

type Matcher = Parameters<Page["route"]>[0]

/** An answer with its body as text. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Describe the connection between two hosts or the encoding of a body, and so are set anew. */
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
 * Sends a request of the page, at another URL or with another body if given. It is sent by Node: unlike `route.fetch()`, whose
 * response is disposed with the page, the answer can be read after the page has gone elsewhere.
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

/** Parses the body of an answer. */
export const jsonOf = <Body>({ body }: Answer): Body => JSON.parse(body) as Body

/** Returns the answer with this value as its body. */
export const withJson = (answer: Answer, value: unknown): Answer => ({
  ...answer,
  body: JSON.stringify(value)
})

/**
 * Routes the requests of the page that match to a handler. What fails because the page or its context was closed meanwhile is
 * no fault: nobody waits for that answer.
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

/** Changes each answer to a request of the page that matches; preflight requests are sent on as they are. */
export const changeAnswers = (
  page: Page,
  matcher: Matcher,
  change: (answer: Answer, request: Request) => Answer | Promise<Answer>
): Promise<unknown> =>
  handleRequests(page, matcher, async (route, request) => {
    if (request.method() === "OPTIONS") return route.continue()
    await route.fulfill(await change(await send(request), request))
  })
