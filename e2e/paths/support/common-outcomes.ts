/** Outcomes of services shared by several flows, and functions that define outcomes. */
import type { HeldRequests, RespondFunction } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import { wiesensee } from "../../../machines/testing/demo.ts"
import {
  type Answers,
  andThen,
  defect,
  json,
  nonsense,
  providerRefuses,
  refusal,
  request,
  sessionOver,
  shopRequest,
  unreachable,
  waits
} from "./answers.ts"
import { localeOf, makeScreen } from "./screen.ts"
import { expectMessage } from "./wait-until.ts"

/** Returns the outcome that succeeds with this value, answered with this body. */
export const succeeds = <const Value>(value: Value, body: unknown = value) =>
  ({ success: value, respond: json(body) }) as const

/** Returns the outcome that succeeds with what follows from the flow's context; the planner begins with `sample`. */
export const succeedsBy = <Context, Value>(
  service: string,
  sample: Value,
  valueIn: (context: Context) => Value,
  bodyOf: (value: Value) => unknown = (value) => value
) => ({
  success: sample,
  adapt: (_: never, context: Context) => valueIn(context),
  respond: async (_: Page, held: HeldRequests, context: unknown): Promise<void> => {
    await held.answer(service, json(bodyOf(valueIn(context as Context))))
  }
})

/** Returns the outcome that fails with this tag, answered with this status and code. */
export const refusedAs = <const Tag extends string>(
  tag: Tag,
  ...[status, code, field]: Parameters<typeof refusal>
) => ({ failure: { _tag: tag }, respond: refusal(status, code, field) }) as const

/** The shop loads; it may be cached, and then is not requested. */
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

export const thenMessage =
  (respond: RespondFunction, key: string): RespondFunction =>
  async (page, held, context) => {
    await respond(page, held, context)
    await expectMessage(makeScreen(page, await localeOf(page)), key)
  }

/** The same failures, where the page stays and a message reports them. */
export const failuresWithMessage = (service: string, between: ReadonlyArray<number>, key: string) => {
  const failures = callFailures(service, between)
  const withMessage = <Failure extends { readonly respond: RespondFunction }>(failure: Failure) => ({
    ...failure,
    respond: thenMessage(failure.respond, key)
  })
  return {
    ...failures,
    "no answer": withMessage(failures["no answer"]),
    "an answer that makes no sense": withMessage(failures["an answer that makes no sense"]),
    "a fault of our own": withMessage(failures["a fault of our own"])
  }
}

/** Each try requests the shop again, so that each may fail like this. */
export const shopFailures = (service: string) =>
  ({
    "no such shop": refusedAs("ShopNotFound", 404, "E_SHOP_NOT_FOUND"),
    "a closed shop": { failure: { _tag: "ShopInactive" }, respond: json({ ...wiesensee, active: false }) },
    "not allowed": refusedAs("NotAllowed", 403, "E_FORBIDDEN"),
    "asked too often": {
      failure: { _tag: "TooManyRequests", seconds: 60 },
      respond: {
        ...refusal(429, "E_TOO_MANY_REQUESTS"),
        headers: { "Retry-After": "60", "Access-Control-Expose-Headers": "Retry-After" }
      }
    },
    ...callFailures(service, waits.read)
  }) as const

export const codesRequest = request("GET", /\/v1\/[^/]+\/verification-code$/)

/** Outcomes of loading the codes of a driver, who has one or none. */
export const codeOutcomes = {
  "a code": succeeds([{ code: "ROSENAU-2026" }], { verificationCodes: [{ code: "ROSENAU-2026" }] }),
  "no code": succeeds([], { verificationCodes: [] }),
  ...callFailures("loadCodes", waits.read)
}

/** Returns the failures of a service that makes an order, beside its refusals. */
export const orderFailures = <const Service extends string>(service: Service) =>
  ({
    "session over": { failure: { _tag: "SessionLost" }, respond: sessionOver(service) },
    "no answer": { failure: { _tag: "Unreachable" }, respond: unreachable(service, waits.order) },
    "a refusal of the login": { failure: { _tag: "ServiceFailed" }, respond: providerRefuses(service) },
    "a fault of our own": { fail: {}, respond: defect(service) }
  }) as const
