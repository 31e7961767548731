/** Tests the sum of what the provider has returned of a payment: refunds and disputes, in any order of news. */
import { describe, expect, it } from "vitest"
import {
  afterFailure,
  afterReturn,
  type ReturnedParts,
  type StoredReturn,
  withReturn
} from "./returned-money.ts"

const at = (seconds: number) => ({ occurredAt: new Date(seconds * 1000) })
const refunds = (amount: number, seconds = 1) => ({ dispute: null, amount, ...at(seconds) })
const dispute = (amount: number, id = "dp_1") => ({ dispute: id, amount, ...at(1) })
const total = 800
const stored = (some: Partial<StoredReturn>): StoredReturn => ({
  amount: total,
  reason: "returned",
  refundedAt: new Date(0),
  parts: null,
  ...some
})

describe("what was returned", () => {
  it("is the sum of refunds and disputes in any order of news", () => {
    const news = [refunds(300), refunds(200), dispute(100), dispute(0), dispute(150, "dp_2"), refunds(300)]
    const merged = (all: typeof news) => all.reduce<ReturnedParts>((parts, one) => withReturn(parts, one), {})
    const parts = { refunds: 300, dp_1: 0, dp_2: 150 }
    expect(merged(news)).toEqual(parts)
    expect(merged(news.toReversed())).toEqual(parts)
  })

  it("is never more than the payment", () => {
    expect(afterReturn(stored({ parts: { refunds: 500 }, amount: 500 }), dispute(800), total)).toEqual({
      amount: total,
      reason: "chargedBack",
      parts: { refunds: 500, dp_1: 800 }
    })
  })

  it("is less after a dispute that was won, and is nothing new when repeated", () => {
    const both = stored({ parts: { refunds: 500, dp_1: 300 }, reason: "chargedBack" })
    const won = { amount: 500, reason: "returned", parts: { refunds: 500, dp_1: 0 } } as const
    expect(afterReturn(both, dispute(0), total)).toEqual(won)
    expect(afterReturn(stored(won), dispute(300), total)).toBeNull()
    expect(afterReturn(undefined, dispute(0), total)).toMatchObject({ amount: 0, reason: "chargedBack" })
  })

  it("continues from a row that has no parts", () => {
    expect(afterReturn(stored({ amount: 500 }), dispute(300), total)).toMatchObject({ amount: total })
    expect(afterReturn(stored({}), refunds(total), total)).toBeNull()
  })
})

describe("an open refund of ours", () => {
  const open = stored({ refundedAt: null, reason: "paidTwice" })

  it("is settled by a dispute about all of it, and not by a part", () => {
    expect(afterReturn(open, dispute(total), total)).toMatchObject({ amount: total, reason: "paidTwice" })
    expect(afterReturn(open, dispute(300), total)).toBeNull()
  })

  it("is not settled by the sum of refunds, which may contain it", () => {
    expect(afterReturn(open, refunds(total), total)).toBeNull()
  })
})

describe("a refund that fails after it was reported", () => {
  const failed = (amount: number, seconds = 5) => ({ amount, ...at(seconds) })
  const part = stored({ amount: 300, parts: { refunds: 300 } })

  it("is no longer counted, also when older news comes again", () => {
    const without = { amount: 0, parts: { refunds: 0, asOf: 5 }, isOwed: false }
    for (const known of [part, undefined])
      expect(afterFailure(known, failed(0), total, true)).toMatchObject(without)
    const left = stored({ amount: 0, parts: without.parts })
    expect(afterFailure(left, failed(0), total, true)).toBeNull()
    expect(afterReturn(left, refunds(300), total)).toBeNull()
    expect(afterReturn(left, refunds(200, 6), total)).toMatchObject({ amount: 200, reason: "returned" })
    expect(afterReturn(left, dispute(300), total)).toMatchObject({ amount: 300, reason: "chargedBack" })
  })

  it("is owed again where the order has no tickets, once", () => {
    const owed = { amount: total, isOwed: true, parts: null }
    expect(afterFailure(stored({ parts: { refunds: total } }), failed(0), total, false)).toMatchObject(owed)
    const ours = stored({ reason: "paidTwice" })
    expect(afterFailure(ours, failed(0), total, true)).toMatchObject({ ...owed, reason: "paidTwice" })
    expect(afterFailure({ ...ours, refundedAt: null }, failed(0), total, true)).toBeNull()
    expect(afterFailure(ours, failed(total), total, true)).toBeNull()
  })
})
