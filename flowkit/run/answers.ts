/** What `respond` of an outcome holds, when services are played by held requests. */
import type { Page, Request, Route } from "@playwright/test"
import type { HeldRequests } from "./held-requests.ts"

/** An answer to one request: a status with a body, or a fault of the network. */
export type Answer =
  | {
      readonly status: number
      readonly json?: unknown
      readonly html?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  | {
      readonly abort:
        | "connectionfailed"
        | "connectionrefused"
        | "internetdisconnected"
        | "timedout"
        | "aborted"
    }

/** An answer that depends on what was asked. */
export type AnswerTo = (request: Request) => Answer

/** One answer, one for each request the service makes in turn, or whatever else makes the outcome happen. */
export type Respond = Answer | ReadonlyArray<Answer> | RespondFunction

/** `context` is what the machine knows before the outcome. */
export type RespondFunction = (page: Page, held: HeldRequests, context: unknown) => Promise<void>

export const answerTo = (route: Route, answer: Answer): Promise<void> =>
  "abort" in answer
    ? route.abort(answer.abort)
    : route.fulfill({
        status: answer.status,
        ...(answer.headers === undefined ? {} : { headers: { ...answer.headers } }),
        ...(answer.json === undefined ? {} : { json: answer.json }),
        ...(answer.html === undefined ? {} : { body: answer.html, contentType: "text/html" })
      })

export const answersOf = (respond: Respond): ReadonlyArray<Answer> | undefined =>
  typeof respond === "function" ? undefined : Array.isArray(respond) ? respond : [respond as Answer]
