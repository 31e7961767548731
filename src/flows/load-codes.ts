/** Loading the verification codes that the driver has in a shop. */
import { Effect } from "effect"
import type { CallFailure } from "../../machines/failures.ts"
import type { VerificationCode } from "../../schemas/verification-code.ts"
import { toCallFailure } from "../services/http/index.ts"
import { VerificationCodeService } from "../services/verification-code.ts"

export const loadCodes = ({
  shopId
}: {
  readonly shopId: string
}): Effect.Effect<ReadonlyArray<VerificationCode>, CallFailure, VerificationCodeService> =>
  Effect.gen(function* () {
    const codes = yield* VerificationCodeService
    // A code added a moment ago on another device has to be there.
    const { verificationCodes } = yield* codes.now(shopId)
    return verificationCodes
  }).pipe(Effect.mapError(toCallFailure))
