/** The driver's codes, for a page that has no other use for the services of the account. */
import { Effect } from "effect"
import { VerificationCodeService } from "../services/verification-code.ts"
import { loadCodes } from "./load-codes.ts"

export const loadCodesAlone = (place: Parameters<typeof loadCodes>[0]) =>
  Effect.provide(loadCodes(place), VerificationCodeService.layer)
