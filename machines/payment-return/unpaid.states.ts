/** States of an order that has ended unpaid, and of the next try. */
import { settled, unanswered } from "../settled.ts"
import { paymentReturn } from "./payment-return.setup.ts"

/** The transition from a failed payment to the next try. */
const unpaid = { PAYMENT_RESUMED: { guard: "canOrderAgain", target: "orderingAgain" } } as const

export const failed = paymentReturn.createStateConfig({
  tags: "over",
  description:
    "The bank has declined the payment; nothing is charged and the cart is kept. The driver tries again by one tap, where the order was made in this browser.",
  on: unpaid
})

export const expired = paymentReturn.createStateConfig({
  tags: "over",
  description: "Nobody paid in time; the cart is kept and can be ordered again."
})

export const cancelled = paymentReturn.createStateConfig({
  tags: "over",
  description:
    "The driver has cancelled the order, in the cart or on the payment page; nothing is charged and the cart is kept.",
  on: unpaid
})

export const orderingAgain = paymentReturn.createStateConfig({
  tags: "over",
  description:
    "The same cart is being ordered again with what the driver declared for it; however often this is sent, one order comes of it.",
  invoke: {
    id: "orderAgain",
    src: "orderAgain",
    input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
    onDone: settled({
      success: [
        { guard: "isOpen", target: "leavingForPayment", actions: "rememberMade" },
        { target: "checking", actions: "rememberMade" }
      ],
      failures: { CartToCheck: "leavingForCart", SessionLost: "signedOut", ...unanswered("unreachable") }
    }),
    onError: "unreachable"
  }
})

export const leavingForCart = paymentReturn.createStateConfig({
  tags: "over",
  description: "The cart opens: it is no longer what was ordered, and says what has changed.",
  type: "final",
  entry: { type: "openCart", params: ({ context }) => context.shopPath }
})
