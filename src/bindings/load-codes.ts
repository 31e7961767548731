/** Loading the verification codes that the driver has in a shop. */
import { Effect } from "effect"
import { toCallFailure } from "../services/http/index.ts"
import { VerificationCodeService } from "../services/verification-code.ts"

/** As they are now: a code added a moment ago on another device has to be there. */
export const loadCodes = ({ shopId }: { readonly shopId: string }) =>
  VerificationCodeService.use((codes) => codes.now(shopId)).pipe(
    Effect.map(({ verificationCodes }) => verificationCodes),
    Effect.mapError(toCallFailure)
  )
