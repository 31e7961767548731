/** Loads the driver's verification codes in a shop. */
import { Effect } from "effect"
import { verificationCodes } from "../../schemas/api/index.ts"
import { Gateway, toCallFailure } from "../services/http/index.ts"

/** Returns none where this installation has no codes. */
export const loadCodes = ({ shopId }: { readonly shopId: string }) =>
  Gateway.use(({ call, offers }) =>
    offers(verificationCodes)
      ? call(verificationCodes, { params: { shopId } })
      : Effect.succeed({ verificationCodes: [] })
  ).pipe(
    Effect.map((found) => found.verificationCodes),
    Effect.mapError(toCallFailure)
  )
