/** Maps errors of adding a verification code to failures of the flow. */
import type { AddCodeFailure } from "../../machines/verification/index.ts"
import { type CallError, toCallFailure } from "../services/http/index.ts"

const refusals: Readonly<Record<string, AddCodeFailure>> = {
  E_CODE_UNKNOWN: { _tag: "CodeUnknown" },
  E_CODE_USED_UP: { _tag: "CodeUsedUp" },
  E_CODE_EXPIRED: { _tag: "CodeExpired" },
  E_CODE_OF_OTHER_SHOP: { _tag: "CodeOfOtherShop" },
  E_CODE_LIMIT: { _tag: "CodeLimitReached" },
  E_CODE_ALREADY_ADDED: { _tag: "CodeAlreadyAdded" },
  E_SHOP_INACTIVE: { _tag: "ShopInactive" }
}

export const toAddCodeFailure = (error: CallError): AddCodeFailure => {
  if (error._tag !== "ResponseError") return toCallFailure(error)
  if (error.status === 429) {
    const { retryAfter } = error
    return {
      _tag: "TooManyAttempts",
      retryAfterSeconds: retryAfter === null ? null : Math.ceil(retryAfter / 1000)
    }
  }
  return (error.code === null ? undefined : refusals[error.code]) ?? toCallFailure(error)
}
