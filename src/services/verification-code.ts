/** API group of the codes that unlock tickets and permits. */
import { Context, Effect, Layer } from "effect"
import { addVerificationCode, verificationCodes } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"
import { readsOfDriver } from "./reads.ts"

const make = Effect.gen(function* () {
  const { query, write, offers } = yield* Gateway
  const asked = query(verificationCodes)
  return {
    /** The codes that the driver has added in one shop. */
    verificationCodes: asked,
    /** The same, bypassing the cache; empty where the installation has no codes. */
    now: (shopId: string) =>
      offers(verificationCodes)
        ? asked.fresh({ params: { shopId } })
        : Effect.succeed({ verificationCodes: [] }),
    /**
     * Adds a code to the driver's account. 404 `E_CODE_UNKNOWN`; 409 `E_CODE_ALREADY_ADDED`,
     * `E_CODE_USED_UP`, `E_CODE_EXPIRED`, `E_CODE_OF_OTHER_SHOP`, `E_CODE_LIMIT`; 429 after too many
     * attempts, with `retryAfter`. A code unlocks tickets and permits, so their lists are invalidated.
     */
    addVerificationCode: write(addVerificationCode, {
      invalidates: ["verificationCodes", ...readsOfDriver]
    })
  }
})

export class VerificationCodeService extends Context.Service<
  VerificationCodeService,
  Effect.Success<typeof make>
>()("services/VerificationCodeService") {
  static readonly layer = Layer.effect(VerificationCodeService, make)
}
