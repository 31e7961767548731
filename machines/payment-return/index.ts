/** The payment return flow. */
export {
  type LoadedOrder,
  type LoadOrderFailure,
  type OrderNotFound,
  type PaymentReturnContext,
  type PaymentReturnEvent,
  type PaymentReturnInput,
  type Proof,
  paymentReturnMachine
} from "./payment-return.machine.ts"
