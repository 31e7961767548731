/** Money that the provider has returned from a payment without a request by this service, in parts. */
import type { Refund } from "../../../schemas/order.ts"

export interface ReturnedMoney {
  readonly orderId: string
  readonly paymentId: string
  /** Id of the bank's dispute; null for refunds by the operator, of which the provider reports the sum. */
  readonly dispute: string | null
  /** In hundredths: all refunds so far, or what the bank takes by this dispute; 0 once the operator has won it. */
  readonly amount: number
  /** When it was returned, by the provider's event. */
  readonly occurredAt: Date
  /** Our id, else the provider's, of a refund that has failed, also after it had succeeded; `amount` is without it. */
  readonly failedRefund: string | null
}

/**
 * Amounts in hundredths: the sum of the refunds under `refunds`, and each dispute under its id. `asOf`: when a refund failed,
 * in seconds. The sum was looked up after that, so earlier news of refunds adds nothing.
 */
export type ReturnedParts = Readonly<Record<string, number>>

/** Stored refund of a payment, as far as it tells what was returned. */
export interface StoredReturn {
  readonly amount: number
  readonly reason: Refund["reason"]
  readonly refundedAt: Date | null
  readonly parts: ReturnedParts | null
}

/** Values to store of a payment after news. */
interface ReturnToStore extends Omit<StoredReturn, "refundedAt"> {
  /** True if the order has no tickets because its money went back, and it did not: a person has to refund it again. */
  readonly isOwed?: boolean
}

/** Returns the parts of a stored refund: rows of before have the disputed amount without the dispute's id. */
const partsOf = ({ amount, reason, parts }: StoredReturn): ReturnedParts =>
  parts ?? { [reason === "chargedBack" ? "dispute" : "refunds"]: amount }

/** Adds news, repeated or in any order: the sum of refunds only grows, and a dispute that was won stays won. */
export const withReturn = (
  parts: ReturnedParts,
  { dispute, amount }: Pick<ReturnedMoney, "dispute" | "amount">
): ReturnedParts => {
  const name = dispute ?? "refunds"
  const known = parts[name]
  const isWon = dispute !== null && (amount === 0 || known === 0)
  return { ...parts, [name]: isWon ? 0 : Math.max(known ?? 0, amount) }
}

const sumOf = ({ asOf: _, ...parts }: ReturnedParts): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

const reasonOf = (parts: ReturnedParts): "returned" | "chargedBack" =>
  sumOf({ ...parts, refunds: 0 }) > 0 || !parts["refunds"] ? "chargedBack" : "returned"

const secondsOf = ({ occurredAt }: Pick<ReturnedMoney, "occurredAt">): number =>
  Math.floor(occurredAt.getTime() / 1000)

const isOfProvider = ({ reason }: StoredReturn): boolean => reason === "returned" || reason === "chargedBack"

/**
 * Returns what to store of a payment of this total after the news; null for nothing new. An open refund of ours is
 * settled by a dispute about all of it. The provider's sum of refunds may contain ours, so that it settles none.
 */
export const afterReturn = (
  known: StoredReturn | undefined,
  news: Pick<ReturnedMoney, "dispute" | "amount" | "occurredAt">,
  total: number
): ReturnToStore | null => {
  const isOpen = known !== undefined && known.refundedAt === null
  if (isOpen && (news.dispute === null || news.amount < known.amount)) return null
  if (known !== undefined && !isOfProvider(known)) return isOpen ? { ...known, parts: null } : null
  const before = known === undefined || isOpen ? {} : partsOf(known)
  if (news.dispute === null && secondsOf(news) <= (before["asOf"] ?? 0)) return null
  const parts = withReturn(before, news)
  if (Object.keys(parts).every((name) => parts[name] === before[name])) return null
  return { amount: Math.min(total, sumOf(parts)), reason: reasonOf(parts), parts }
}

/** Returns what to store of a payment of this total after a refund of it has failed; null for nothing new. */
export const afterFailure = (
  known: StoredReturn | undefined,
  news: Pick<ReturnedMoney, "amount" | "occurredAt">,
  total: number,
  isPaid: boolean
): ReturnToStore | null => {
  if (known?.refundedAt === null) return null
  if (known !== undefined && !isOfProvider(known))
    return news.amount < known.amount ? { ...known, parts: null, isOwed: true } : null
  const before = known === undefined ? {} : partsOf(known)
  const asOf = Math.max(secondsOf(news), before["asOf"] ?? 0)
  const parts: ReturnedParts = { ...before, refunds: news.amount, asOf }
  if (
    known !== undefined &&
    !isPaid &&
    known.amount === total &&
    sumOf(parts) < total &&
    known.reason === "returned"
  )
    return { amount: total, reason: "returned", parts: null, isOwed: true }
  return parts["refunds"] === before["refunds"] && asOf === before["asOf"]
    ? null
    : { amount: Math.min(total, sumOf(parts)), reason: reasonOf(parts), parts, isOwed: false }
}

/** Returns what to store of a payment of this total after the news; null for nothing new. `isPaid`: the order has its tickets. */
export const afterNews = (
  known: StoredReturn | undefined,
  news: ReturnedMoney,
  total: number,
  isPaid: boolean
): ReturnToStore | null =>
  news.failedRefund === null ? afterReturn(known, news, total) : afterFailure(known, news, total, isPaid)
