/** Regions of a paid order, beside its proof: neither the receipt nor the reminder waits for the other. */
import { settled, unanswered } from "../settled.ts"
import { paymentReturn, reminderInput } from "./payment-return.setup.ts"

const signedOut = "#paymentReturn.proofKept.signedOut"
const receiptFailed = { target: "idle", actions: "reportReceiptFailed" } as const
const reminderFailed = { target: "idle", actions: "reportReminderFailed" } as const

export const receipt = paymentReturn.createStateConfig({
  description: "The receipt of the order, which is saved as a file.",
  initial: "idle",
  states: {
    idle: { description: "The driver can save the receipt.", on: { RECEIPT_REQUESTED: "fetching" } },
    fetching: {
      description: "The receipt of the order is being fetched.",
      invoke: {
        id: "fetchReceipt",
        src: "fetchReceipt",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "", orderId: context.orderId ?? "" }),
        onDone: settled({
          success: { target: "idle", actions: "saveReceipt" },
          failures: { SessionLost: signedOut, ...unanswered(receiptFailed) }
        }),
        onError: receiptFailed
      }
    }
  }
})

export const reminder = paymentReturn.createStateConfig({
  description: "The reminder on this phone, where the service sends any.",
  initial: "idle",
  states: {
    idle: {
      description: "Whether this phone is reminded is settled; the driver can change it.",
      on: {
        REMINDER_WANTED: { guard: "canBeReminded", target: "starting" },
        REMINDER_UNWANTED: { guard: "isReminded", target: "ending" }
      }
    },
    starting: {
      tags: "reminding",
      description: "The browser asks the driver for permission to remind, and the service is told.",
      invoke: {
        id: "startReminder",
        src: "startReminder",
        input: ({ context }) => reminderInput(context),
        onDone: settled({
          success: { target: "idle", actions: "rememberReminder" },
          failures: { SessionLost: signedOut, ...unanswered(reminderFailed) }
        }),
        onError: reminderFailed
      }
    },
    ending: {
      tags: "reminding",
      description: "The service is told to remind this phone no more.",
      invoke: {
        id: "endReminder",
        src: "endReminder",
        input: ({ context }) => reminderInput(context),
        onDone: settled({
          success: { target: "idle", actions: "rememberReminder" },
          failures: { SessionLost: signedOut, ...unanswered(reminderFailed) }
        }),
        onError: reminderFailed
      }
    }
  }
})
