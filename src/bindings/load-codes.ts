/** Loads the driver's verification codes in a shop. */
import { Effect } from "effect"
import { toCallFailure } from "../services/http/index.ts"
import { VerificationCodeService } from "../services/verification-code.ts"

/** Bypasses the cache: a code just added on another device must be included. */
export const loadCodes = ({ shopId }: { readonly shopId: string }) =>
  VerificationCodeService.use((codes) => codes.now(shopId)).pipe(
    Effect.map(({ verificationCodes }) => verificationCodes),
    Effect.mapError(toCallFailure)
  )
