/** Content of `respond` of an outcome, when services are played by held requests. */
import type { Page } from "@playwright/test"
import type { Answer } from "./answer.ts"
import type { HeldRequests } from "./held-requests.ts"

/** One response, one for each consecutive request of the service, or a function that causes the outcome. */
export type Respond = Answer | ReadonlyArray<Answer> | RespondFunction

/** `context`: that of the machine before the outcome. */
export type RespondFunction = (page: Page, held: HeldRequests, context: unknown) => Promise<void>

export const answersOf = (respond: Respond): ReadonlyArray<Answer> | undefined =>
  typeof respond === "function" ? undefined : Array.isArray(respond) ? respond : [respond as Answer]
