/** Endpoints for codes that unlock tickets. Not in the specification: our proposal, decision D-15. */
import { Schema } from "effect"
import { Uuid } from "../primitives.ts"
import { VerificationCode } from "../verification-code.ts"
import { endpoint } from "./endpoint.ts"

const params = { shopId: Uuid }

/** Returns the codes that the calling driver has added in this shop. */
export const verificationCodes = endpoint("verificationCodes", "GET", "/v1/:shopId/verification-code", {
  adapter: "codes",
  params,
  success: Schema.Struct({ verificationCodes: Schema.Array(VerificationCode) })
})

/**
 * Adds a code to the driver's account. 404 `E_CODE_UNKNOWN`; 409 `E_CODE_ALREADY_ADDED`, `E_CODE_USED_UP`,
 * `E_CODE_EXPIRED`, `E_CODE_OF_OTHER_SHOP`, `E_CODE_LIMIT`; 429 after too many tries.
 */
export const addVerificationCode = endpoint("addVerificationCode", "POST", "/v1/:shopId/verification-code", {
  adapter: "codes",
  params,
  payload: VerificationCode,
  success: VerificationCode,
  invalidates: [
    "verificationCodes",
    "shopByPath",
    "userShopGroups",
    "onlineShopOptions",
    "availablePurchaseOptions"
  ]
})
