// Tests: each refusal of a code maps to a failure that the page can explain.
import { describe, expect, it } from "vitest"
import { FetchError, ResponseError } from "../services/http/index.ts"
import { toAddCodeFailure } from "./code-refusal.ts"

const refused = (status: number, code: string | null, retryAfter: number | null = null) =>
  new ResponseError({ call: "addVerificationCode", status, code, field: null, retryAfter })

describe("a refused verification code", () => {
  it.each([
    [404, "E_CODE_UNKNOWN", "CodeUnknown"],
    [409, "E_CODE_USED_UP", "CodeUsedUp"],
    [409, "E_CODE_EXPIRED", "CodeExpired"],
    [409, "E_CODE_OF_OTHER_SHOP", "CodeOfOtherShop"],
    [409, "E_CODE_LIMIT", "CodeLimitReached"],
    [409, "E_CODE_ALREADY_ADDED", "CodeAlreadyAdded"],
    [409, "E_SHOP_INACTIVE", "ShopInactive"],
    [401, "E_TOKEN_EXPIRED", "SessionLost"],
    [404, "E_SHOP_NOT_FOUND", "ServiceFailed"],
    [500, null, "ServiceFailed"]
  ])("%d %s is %s", (status, code, failure) => {
    expect(toAddCodeFailure(refused(status, code))).toEqual({ _tag: failure })
  })

  it("names the delay in whole seconds after too many attempts when the service sends it [B-20]", () => {
    expect(toAddCodeFailure(refused(429, "E_CODE_ATTEMPTS", 59_001))).toEqual({
      _tag: "TooManyAttempts",
      retryAfterSeconds: 60
    })
    expect(toAddCodeFailure(refused(429, null))).toEqual({ _tag: "TooManyAttempts", retryAfterSeconds: null })
  })

  it("can be sent again when the request did not reach the service", () => {
    expect(toAddCodeFailure(new FetchError({ call: "addVerificationCode", cause: "offline" }))).toEqual({
      _tag: "Unreachable"
    })
  })
})
