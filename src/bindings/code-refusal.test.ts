// Tests: each refusal of a code maps to a failure that the page can explain.
import { describe, expect, it } from "vitest"
import { FetchError, ResponseError } from "../services/http/index.ts"
import { toAddCodeFailure } from "./code-refusal.ts"

const refused = (status: number, code: string | null, retryAfter: number | null = null) =>
  new ResponseError({ call: "addVerificationCode", status, code, field: null, retryAfter })

describe("a refused verification code", () => {
  it("says that the shop is closed; e2e/paths/snapshots/calls.txt has the other refusals", () => {
    expect(toAddCodeFailure(refused(409, "E_SHOP_INACTIVE"))).toEqual({ _tag: "ShopInactive" })
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
