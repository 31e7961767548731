/** How looking up a shop may fail; the same for all flows that begin with it. */
import type { RespondFunction } from "@parkschein/flowkit/run"
import { wiesensee } from "../../../machines/testing/demo.ts"
import {
  type Answers,
  andThen,
  defect,
  json,
  nonsense,
  refusal,
  sessionOver,
  shopRequest,
  unreachable,
  waits
} from "./answers.ts"
import { isSaid } from "./drawn.ts"
import { localeOf, makeScreen } from "./screen.ts"

/** The shop loads, if it is asked for at all: what was loaded a moment ago is kept. */
export const shopLoads: Answers = [[shopRequest, json(wiesensee)]]

export const callFailures = (service: string, between: ReadonlyArray<number>, before: Answers = []) =>
  ({
    "no answer": { failure: { _tag: "Unreachable" }, respond: unreachable(service, between, before) },
    "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver(service, before) },
    "an answer that makes no sense": {
      failure: { _tag: "ServiceFailed" },
      respond: andThen(service, nonsense, before)
    },
    "a fault of our own": { fail: {}, respond: defect(service, before) }
  }) as const

export const thenSaid =
  (respond: RespondFunction, key: string): RespondFunction =>
  async (page, held, context) => {
    await respond(page, held, context)
    await isSaid(makeScreen(page, await localeOf(page)), key)
  }

/** The same, where the page stays as it is and a message says so. */
export const failuresSaid = (service: string, between: ReadonlyArray<number>, key: string) => {
  const failures = callFailures(service, between)
  const said = <Failure extends { readonly respond: RespondFunction }>(failure: Failure) => ({
    ...failure,
    respond: thenSaid(failure.respond, key)
  })
  return {
    ...failures,
    "no answer": said(failures["no answer"]),
    "an answer that makes no sense": said(failures["an answer that makes no sense"]),
    "a fault of our own": said(failures["a fault of our own"])
  }
}

/** Each try asks for the shop anew, so that each may end like this. */
export const shopFailures = (service: string) =>
  ({
    "no such shop": { failure: { _tag: "ShopNotFound" }, respond: refusal(404, "E_SHOP_NOT_FOUND") },
    "a closed shop": { failure: { _tag: "ShopInactive" }, respond: json({ ...wiesensee, active: false }) },
    "not allowed": { failure: { _tag: "NotAllowed" }, respond: refusal(403, "E_FORBIDDEN") },
    "asked too often": {
      failure: { _tag: "TooManyRequests", seconds: 60 },
      respond: {
        ...refusal(429, "E_TOO_MANY_REQUESTS"),
        headers: { "Retry-After": "60", "Access-Control-Expose-Headers": "Retry-After" }
      }
    },
    ...callFailures(service, waits.read)
  }) as const
