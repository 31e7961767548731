/**
 * How the page goes on asking while an order is not settled, and changes its mind by itself: a pause, a question, a look
 * at the answer. The same wherever it is asked; only until when differs.
 */
import { resultOf } from "../slot.ts"
import { orderAsked, paymentReturn } from "./payment-return.setup.ts"

const waiting = paymentReturn.createStateConfig({
  description: "A pause before the next question.",
  after: { nextQuestion: "asking" }
})

const asking = paymentReturn.createStateConfig({
  description: "The service is asked again.",
  entry: "countQuestion",
  invoke: {
    id: "askAgain",
    src: "loadOrder",
    input: ({ context }) => orderAsked(context),
    onDone: [
      {
        guard: "succeeded",
        target: "judging",
        actions: { type: "rememberOrder", params: ({ event }) => resultOf(event.output) }
      },
      { guard: "isSessionLost", target: "#paymentReturn.signedOut" },
      { target: "waiting" }
    ],
    onError: "waiting"
  }
})

const description = "The service has answered again."

export const askingBank = paymentReturn.createStateConfig({
  description:
    "The driver has paid, as far as anybody knows, and the bank has not answered: the page asks again by itself.",
  initial: "waiting",
  entry: "startCounting",
  after: { patience: "stillAsking" },
  on: { PAGE_SHOWN: ".asking" },
  states: {
    waiting,
    asking,
    judging: {
      description,
      always: [{ guard: "isAwaited", target: "waiting" }, { target: "#paymentReturn.judging" }]
    }
  }
})

export const stillAsking = paymentReturn.createStateConfig({
  description:
    "The bank takes longer than usual. The page goes on asking; the driver can leave, the account will show the ticket, or pay again where nothing is known of a payment.",
  initial: "waiting",
  on: {
    TRY_AGAIN: ".asking",
    PAGE_SHOWN: ".asking",
    PAYMENT_RESUMED: { guard: "isOpen", target: "leavingForPayment" }
  },
  states: {
    waiting: { description: "A longer pause before the next question.", after: { laterQuestion: "asking" } },
    asking,
    judging: {
      description,
      always: [{ guard: "isAwaited", target: "waiting" }, { target: "#paymentReturn.judging" }]
    }
  }
})

export const open = paymentReturn.createStateConfig({
  description:
    "Nothing is known of a payment: the driver can pay now or change the cart. The page goes on asking, since a payment may be reported late.",
  initial: "waiting",
  entry: "startCounting",
  on: { PAGE_SHOWN: ".asking", PAYMENT_RESUMED: "leavingForPayment" },
  states: {
    waiting,
    asking,
    judging: {
      description,
      always: [{ guard: "isOpen", target: "waiting" }, { target: "#paymentReturn.judging" }]
    }
  }
})
