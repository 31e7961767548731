/** States that poll while an order is not settled. */
import { pollingLoop } from "../polling-loop.ts"
import { unanswered } from "../settled.ts"
import { orderInput, paymentReturn } from "./payment-return.setup.ts"
import type { LoadOrderFailure } from "./payment-return.types.ts"

const orderPolling = {
  input: orderInput,
  entry: "countPoll",
  target: "#paymentReturn.deciding",
  failures: {
    SessionLost: "#paymentReturn.signedOut",
    OrderNotFound: "waiting",
    ShopNotFound: "waiting",
    ShopInactive: "waiting",
    ...unanswered("waiting")
  } satisfies Record<LoadOrderFailure["_tag"], string>
} as const

export const processing = paymentReturn.createStateConfig({
  tags: "processing",
  description:
    "The driver has paid, as far as anybody knows, and the bank has not answered: the page asks again by itself.",
  initial: "waiting",
  entry: "startCounting",
  after: { pollingTimeout: "stillProcessing" },
  on: { PAGE_SHOWN: ".polling" },
  states: pollingLoop({ ...orderPolling, interval: "pollInterval", isUnchanged: "isStillAwaited" })
})

export const stillProcessing = paymentReturn.createStateConfig({
  tags: "processing",
  description:
    "The bank takes longer than usual. The page goes on asking; the driver can leave, the account will show the ticket, or pay again where nothing is known of a payment.",
  initial: "waiting",
  on: {
    TRY_AGAIN: ".polling",
    PAGE_SHOWN: ".polling",
    PAYMENT_RESUMED: { guard: "isOpen", target: "leavingForPayment" }
  },
  states: pollingLoop({
    ...orderPolling,
    entry: [],
    interval: "slowPollInterval",
    isUnchanged: "isStillAwaited"
  })
})

export const open = paymentReturn.createStateConfig({
  tags: "payable",
  description:
    "Nothing is known of a payment: the driver can pay now or change the cart. The page goes on asking, since a payment may be reported late.",
  initial: "waiting",
  entry: "startCounting",
  on: { PAGE_SHOWN: ".polling", PAYMENT_RESUMED: "leavingForPayment" },
  states: pollingLoop({ ...orderPolling, interval: "pollInterval", isUnchanged: "isStillOpen" })
})
