/** What `respond` of an outcome holds, when services are played by held requests. */
import type { Page } from "@playwright/test"
import type { Answer } from "./answer.ts"
import type { HeldRequests } from "./held-requests.ts"

/** One answer, one for each request the service makes in turn, or whatever else makes the outcome happen. */
export type Respond = Answer | ReadonlyArray<Answer> | RespondFunction

/** `context` is what the machine knows before the outcome. */
export type RespondFunction = (page: Page, held: HeldRequests, context: unknown) => Promise<void>

export const answersOf = (respond: Respond): ReadonlyArray<Answer> | undefined =>
  typeof respond === "function" ? undefined : Array.isArray(respond) ? respond : [respond as Answer]
