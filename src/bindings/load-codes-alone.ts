/** Loads the driver's codes, for a page without any other use of the account's services. */
import { Effect } from "effect"
import { VerificationCodeService } from "../services/verification-code.ts"
import { loadCodes } from "./load-codes.ts"

export const loadCodesAlone = (place: Parameters<typeof loadCodes>[0]) =>
  Effect.provide(loadCodes(place), VerificationCodeService.layer)
