/** Navigates to the payment page; then waits to be replaced, or restored from the bfcache. */
import { Effect } from "effect"
import type { PaymentAddressRefused } from "../../machines/failures.ts"
import { checkedPaymentAddress } from "../services/payment-address.ts"
import type { Environment } from "./environment.ts"

export const leaveForPayment =
  (environment: Environment) =>
  ({ paymentUrl }: { readonly paymentUrl: string | null }): Effect.Effect<never, PaymentAddressRefused> =>
    Effect.gen(function* () {
      const address = yield* checkedPaymentAddress(paymentUrl, environment.paymentOrigins).pipe(
        Effect.mapError((): PaymentAddressRefused => ({ _tag: "PaymentAddressRefused" }))
      )
      environment.leaveFor(address)
      return yield* Effect.never
    })
