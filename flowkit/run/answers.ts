/** What `respond` of an outcome holds, when services are played by held requests. */
import type { Page, Route } from "@playwright/test"

/** An answer to one request: a status with a body, or a fault of the network. */
export type Answer =
  | { readonly status: number; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | { readonly abort: "connectionfailed" | "connectionrefused" | "internetdisconnected" | "timedout" | "aborted" }

/** One answer, one for each request the service makes in turn, or whatever else makes the outcome happen. */
export type Respond = Answer | ReadonlyArray<Answer> | ((page: Page) => Promise<void>)

export const answerTo = (route: Route, answer: Answer): Promise<void> =>
  "abort" in answer
    ? route.abort(answer.abort)
    : route.fulfill({
        status: answer.status,
        ...(answer.headers === undefined ? {} : { headers: { ...answer.headers } }),
        ...(answer.json === undefined ? {} : { json: answer.json })
      })

export const answersOf = (respond: Respond): ReadonlyArray<Answer> | undefined =>
  typeof respond === "function" ? undefined : Array.isArray(respond) ? respond : [respond as Answer]
