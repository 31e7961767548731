import { expect, it } from "vitest"
import { toPageFailure } from "./failures.ts"
import { ResponseError } from "./response-errors.ts"

const refused = (status: number, code: string | null = null, retryAfter: number | null = null) =>
  new ResponseError({ call: "shopByPath", status, code, field: null, retryAfter })

it.each([
  ["who may not see it", refused(403), { _tag: "NotAllowed" }],
  ["a closed shop", refused(403, "E_SHOP_INACTIVE"), { _tag: "ShopInactive" }],
  ["an e-mail that is not verified", refused(403, "E_EMAIL_NOT_VERIFIED"), { _tag: "SessionLost" }],
  ["a pause the service asks for", refused(429, null, 44_100), { _tag: "TooManyRequests", seconds: 45 }],
  ["a pause it does not measure", refused(429), { _tag: "TooManyRequests", seconds: 30 }],
  ["a fault", refused(500), { _tag: "ServiceFailed" }]
])("a failed call of a page is classified: %s", (_, error, failure) => {
  expect(toPageFailure(error)).toEqual(failure)
})
