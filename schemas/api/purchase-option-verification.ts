/**
 * Endpoints that verify whether an option can still be bought, or a plate changed. Specification, section 7, "Purchase
 * options"; the shapes it does not show are ours: options are returned unchanged, with `valid`.
 */
import { Schema } from "effect"
import { PlateChangeValidation, PlateChangeVerdict } from "../plate-change-validation.ts"
import { FlexPriceVerification, PurchaseOptionVerification } from "../purchase-option-verification.ts"
import { VerifiedStayPricing } from "../stay-pricing.ts"
import { VerifiedCartItem } from "../verified-cart-item.ts"
import { endpoint } from "./endpoint.ts"

export const validateLicensePlateChange = endpoint(
  "validateLicensePlateChange",
  "POST",
  "/v1/available-purchase-option/validate-license-plate-change",
  { effect: "safe", payload: PlateChangeValidation, success: PlateChangeVerdict }
)

export const verifyFlexPriceOptions = endpoint(
  "verifyFlexPriceOptions",
  "POST",
  "/v1/available-purchase-option/verify-flex-price-purchase-option/many",
  { effect: "safe", shops: "all", payload: FlexPriceVerification, success: Schema.Array(VerifiedStayPricing) }
)

/** Returns the first option with its verification; undefined when the request had none. */
export const verifyPurchaseOption = endpoint(
  "verifyPurchaseOption",
  "POST",
  "/v1/available-purchase-option/verify-purchase-option",
  { effect: "safe", payload: PurchaseOptionVerification, success: Schema.UndefinedOr(VerifiedCartItem) }
)

export const verifyPurchaseOptions = endpoint(
  "verifyPurchaseOptions",
  "POST",
  "/v1/available-purchase-option/verify-purchase-option/many",
  {
    effect: "safe",
    shops: "all",
    payload: PurchaseOptionVerification,
    success: Schema.Array(VerifiedCartItem)
  }
)
