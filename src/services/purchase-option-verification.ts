/** The API group that asks whether something can still be bought or changed. Nothing is changed by asking. */
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
  // The word of the service counts for this moment: asked once, never kept.
  const asked = { invalidates: [] }
  return {
    /** Whether something already bought allows a change of its plates. */
    validateLicensePlateChange: write(validateLicensePlateChange, asked),
    verifyFlexPriceOptions: write(verifyFlexPriceOptions, asked),
    /** The first option with the service's word on it; undefined when there was none to look at. */
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
