/** Response to a held request. */
import type { Request, Route } from "@playwright/test"

/** A status with a body, or a network failure. */
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

/** Response computed from the request. */
export type AnswerTo = (request: Request) => Answer

/** Answers a held request. */
export const answerTo = (route: Route, answer: Answer): Promise<void> =>
  "abort" in answer
    ? route.abort(answer.abort)
    : route.fulfill({
        status: answer.status,
        ...(answer.headers === undefined ? {} : { headers: { ...answer.headers } }),
        ...(answer.json === undefined ? {} : { json: answer.json }),
        ...(answer.html === undefined ? {} : { body: answer.html, contentType: "text/html" })
      })
