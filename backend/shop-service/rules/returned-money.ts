/** Money that the provider has returned from a payment without a request by this service. */
export interface ReturnedMoney {
  readonly orderId: string
  readonly paymentId: string
  /** Total returned of the payment so far, in hundredths. */
  readonly amount: number
  /** `returned`: by the operator. `chargedBack`: by the driver's bank, which leaves nothing paid. */
  readonly reason: "returned" | "chargedBack"
}
