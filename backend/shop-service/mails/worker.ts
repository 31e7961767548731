/**
 * Sends the mails that wait, each by one process at a time. A process that dies between sending and marking leaves the
 * mail to another one after the lease: it comes at least once, and a second copy carries the same Message-ID.
 */
import { Cause, Clock, Effect, Exit, Layer, Schedule } from "effect"
import { inTransaction } from "../../database/in-transaction.ts"
import { Mails, type WaitingMail } from "../repositories/mails.ts"
import { afterFailure, type MailFailure } from "../rules/mail-attempt.ts"
import { confirmation } from "./confirmation.ts"
import { MailServer } from "./mail-server.ts"
import { paidOrder } from "./paid-order.ts"
import { refund } from "./refund.ts"

/** How long a mail may lie before a process looks. */
const lookEvery = "1 second"

const attempt = Effect.fnUntraced(function* (mail: WaitingMail) {
  const paid = yield* paidOrder(mail.orderId)
  const now = new Date(yield* Clock.currentTimeMillis)
  // Without an address nothing would have been written.
  const recipient = paid.order.email ?? ""
  const written = mail.kind === "refund" ? refund(paid) : yield* Effect.promise(() => confirmation(paid, now))
  yield* (yield* MailServer).send({ id: mail.id, recipient, mail: written })
})

/** False when there is none to send. */
const sendNext = Effect.gen(function* () {
  const mails = yield* Mails
  const mail = yield* inTransaction(mails.take)
  if (mail === undefined) return false
  const exit = yield* Effect.exit(attempt(mail))
  if (Exit.isSuccess(exit)) {
    yield* mails.markSent(mail.id)
    return true
  }
  const failure: MailFailure = Cause.hasDies(exit.cause) ? {} : (Cause.squash(exit.cause) as MailFailure)
  const consequence = afterFailure(failure, mail.attempts)
  const { problem } = consequence
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, problem }
  if (consequence.kind === "never") {
    yield* mails.giveUp(mail.id, problem)
    yield* Effect.logError("A mail is given up.", about)
  } else {
    yield* mails.postpone(mail.id, consequence.seconds, problem)
    yield* Effect.logWarning("A mail could not be sent yet.", about)
  }
  return true
  // A service that is told to end still hands over the mail it holds, so that nobody sends it again.
}).pipe(Effect.uninterruptible)

const sendAllDue = sendNext.pipe(
  Effect.repeat({ while: (wasSent) => wasSent }),
  // The database may be away for a while: the mails wait in it.
  Effect.catchCauseIf(
    (cause) => !Cause.hasInterruptsOnly(cause),
    () => Effect.logWarning("The mails that wait could not be looked at.")
  ),
  Effect.repeat(Schedule.spaced(lookEvery)),
  // A trace for each look would be all that traces show.
  Effect.withTracerEnabled(false)
)

/** Sends while the service runs. */
export const MailWorker = Layer.effectDiscard(Effect.forkScoped(sendAllDue))
