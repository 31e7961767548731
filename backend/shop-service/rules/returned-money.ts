/** Money of a payment that its provider has given back, without having been asked by us. */
export interface ReturnedMoney {
  readonly orderId: string
  readonly paymentId: string
  /** All that has gone back of the payment so far, in hundredths. */
  readonly amount: number
  /** `returned`: by the operator. `chargedBack`: by the driver's bank, which leaves nothing paid. */
  readonly reason: "returned" | "chargedBack"
}
