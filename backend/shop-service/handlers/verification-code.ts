import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { Codes } from "../repositories/codes.ts"
import { type Refusal, refusal } from "../rules/refusal.ts"
import { codeProblem, codeUnknown, isAttempt } from "../rules/verification-code.ts"
import { traced } from "../traced.ts"
import { tooManyRequests } from "./retry-after.ts"
import { activeShopById, shopById } from "./shop-access.ts"

type Outcome =
  | { readonly kind: "added" }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "mustWait"; readonly seconds: number }

/** Call within a transaction that a refusal does not roll back: the attempt stays counted. */
const tryCode = traced("tryCode")(function* (shopId: string, code: string, subject: string) {
  const codes = yield* Codes
  const seconds = yield* codes.takeTurn(subject)
  if (seconds !== null) return { kind: "mustWait", seconds } as Outcome
  const record = yield* codes.locked(shopId, code, subject)
  const problem = record === undefined ? codeUnknown : codeProblem(record)
  if (record !== undefined && problem === null) {
    yield* codes.redeem(record, subject)
    return { kind: "added" } as Outcome
  }
  const refused = problem ?? codeUnknown
  if (isAttempt(refused)) yield* codes.rememberAttempt(subject)
  return { kind: "refused", refusal: refused } as Outcome
})

export const VerificationCodeHandlers = HttpApiBuilder.group(ShopServiceApi, "verificationCode", (handlers) =>
  handlers.handleAll({
    verificationCodes: traced("verificationCodes")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      const codes = yield* (yield* Codes).ofDriver(shop.id, subject)
      return { verificationCodes: codes.map((code) => ({ code })) }
    }),
    addVerificationCode: traced("addVerificationCode")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const { shop } = yield* activeShopById(params.shopId)
      const outcome = yield* inTransaction(tryCode(shop.id, payload.code, subject))
      if (outcome.kind === "added") return { code: payload.code }
      if (outcome.kind === "mustWait") {
        return yield* tooManyRequests(
          outcome.seconds,
          refusal("E_CODE_ATTEMPTS", "Too many codes were refused: wait, then try again.", "code")
        )
      }
      return yield* outcome.refusal.code === codeUnknown.code
        ? new NotFound(outcome.refusal)
        : new Conflict(outcome.refusal)
    })
  })
)
