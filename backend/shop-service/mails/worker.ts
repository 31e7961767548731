/**
 * Sends waiting mails, each in one process at a time. If a process dies between sending and marking, another
 * one sends the mail after the lease: delivery is at least once, and a duplicate has the same Message-ID.
 */
import { Cause, Clock, type Duration, Effect, Exit, Layer, Schedule } from "effect"
import { inTransaction } from "../../database/in-transaction.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Mails, type WaitingMail } from "../repositories/mails.ts"
import { Refunds } from "../repositories/refunds.ts"
import { hasEnded } from "../rules/cart-item.ts"
import { afterFailure, type MailFailure } from "../rules/mail-attempt.ts"
import { confirmation } from "./confirmation.ts"
import { MailServer } from "./mail-server.ts"
import { logoPicture, type PaidOrder, paidOrder } from "./paid-order.ts"
import { plateCorrection } from "./plate-correction.ts"
import { refund } from "./refund.ts"
import { reminder } from "./reminder.ts"

/** Interval of looking for tickets that end soon, to remind their drivers. */
const remindEvery = "1 minute"

/** Interval of looking for waiting mails. */
const lookEvery = "1 second"

const write = Effect.fnUntraced(function* (mail: WaitingMail, paid: PaidOrder, now: Date) {
  if (mail.kind === "refund") {
    const known = yield* (yield* Refunds).ofPayment(mail.orderId, mail.about)
    return refund(paid, mail.about, known?.reason)
  }
  // The mail had to wait: the order was refunded meanwhile.
  if (paid.order.status === "cancelled") return null
  if (mail.kind === "confirmation") {
    const logo = yield* logoPicture(paid)
    return yield* Effect.promise(() => confirmation(paid, now, logo))
  }
  const tickets = yield* IssuedTickets
  const position = Number(mail.about)
  const item = paid.items[position]
  if (item !== undefined && mail.kind === "plateCorrection") {
    const correction = yield* tickets.correctionOf(mail.orderId, position)
    if (correction !== undefined) return plateCorrection(paid, item, correction, now)
  } else if (item !== undefined) {
    const left = yield* tickets.staysLeft(mail.orderId, position)
    // The mail had to wait: meanwhile the ticket has ended, been used up or refunded.
    if (left === 0 || hasEnded(item, now)) return null
    if (left !== undefined) return reminder(paid, item, left, now)
  }
  return yield* Effect.die(new Error("A mail is about a ticket that does not exist."))
})

/** Returns false for a mail that is no longer needed. */
const attempt = Effect.fnUntraced(function* (mail: WaitingMail) {
  const paid = yield* paidOrder(mail.orderId)
  const now = new Date(yield* Clock.currentTimeMillis)
  // Without an address, no mail is created.
  const recipient = paid.order.email ?? ""
  const written = yield* write(mail, paid, now)
  if (written === null) return false
  yield* (yield* MailServer).send({ id: mail.id, recipient, mail: written })
  return true
})

/** Returns false if no mail waits. */
const sendNext = Effect.gen(function* () {
  const mails = yield* Mails
  const mail = yield* inTransaction(mails.take)
  if (mail === undefined) return false
  const exit = yield* Effect.exit(attempt(mail))
  if (Exit.isSuccess(exit)) {
    yield* exit.value ? mails.markSent(mail.id) : mails.drop(mail.id)
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
  // A stopping service still sends the mail it has taken, so that no other process sends it again.
}).pipe(Effect.uninterruptible)

/** Repeats forever, even without database: mails wait in it. Untraced: looks would flood the traces. */
const lookAgain = <E, R>(look: Effect.Effect<unknown, E, R>, every: Duration.Input) =>
  look.pipe(
    Effect.catchCauseIf(
      (cause) => !Cause.hasInterruptsOnly(cause),
      () => Effect.logWarning("The mails that wait could not be looked at.")
    ),
    Effect.repeat(Schedule.spaced(every)),
    Effect.withTracerEnabled(false)
  )

const sendAllDue = Effect.repeat(sendNext, { while: (wasSent) => wasSent })

const remind = Effect.flatMap(Mails, ({ addReminders }) => addReminders)

/** Everything that one look does. */
export const remindAndSend = Effect.asVoid(Effect.andThen(remind, sendAllDue))

/** Reminds and sends while the service runs. */
export const MailWorker = Layer.effectDiscard(
  Effect.all([
    Effect.forkScoped(lookAgain(remindAndSend, remindEvery)),
    Effect.forkScoped(lookAgain(sendAllDue, lookEvery))
  ])
)
