/** API group that checks whether something can still be bought or changed. Read-only. */
import { Context, Effect, Layer } from "effect"
import {
  validateLicensePlateChange,
  verifyFlexPriceOptions,
  verifyPurchaseOption,
  verifyPurchaseOptions
} from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { write } = yield* Gateway
  // The result holds only for this moment: never cached, invalidates nothing.
  const asked = { invalidates: [] }
  return {
    /** Whether something already bought allows a change of its plates. */
    validateLicensePlateChange: write(validateLicensePlateChange, asked),
    verifyFlexPriceOptions: write(verifyFlexPriceOptions, asked),
    /** The first option with its verdict; undefined for an empty list. */
    verifyPurchaseOption: write(verifyPurchaseOption, asked),
    verifyPurchaseOptions: write(verifyPurchaseOptions, asked)
  }
})

export class PurchaseOptionVerificationService extends Context.Service<
  PurchaseOptionVerificationService,
  Effect.Success<typeof make>
>()("services/PurchaseOptionVerificationService") {
  static readonly layer = Layer.effect(PurchaseOptionVerificationService, make)
}
