/** Tests which two tickets are the same purchase, so that the second is not paid in addition. */
import { describe, expect, it } from "vitest"
import type { Ticket } from "../../../schemas/ticket.ts"
import { dayTicket } from "../testing/tickets.ts"
import { areSameItems, isSameItem, sharesItem } from "./same-item.ts"

const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  ...dayTicket,
  hash: "one",
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00",
  plates: [{ plate: "M-PP123", country: "DE" }],
  ...more
})

describe("two tickets", () => {
  it.each<readonly [string, boolean, Partial<Ticket>]>([
    ["sealed as one", true, { hash: "one", id: "another", plates: [] }],
    ["sealed anew, for the same plate and time", true, {}],
    ["of another kind", false, { id: "another" }],
    ["for another plate", false, { plates: [{ plate: "M-PP124", country: "DE" }] }],
    ["for a plate of another country", false, { plates: [{ plate: "M-PP123", country: "AT" }] }],
    ["for a plate of a country that nobody knows", true, { plates: [{ plate: "M-PP123", country: "XX" }] }],
    ["for a plate without a country", true, { plates: [{ plate: "M-PP123", country: null }] }],
    [
      "of whose plates one is the same",
      true,
      {
        plates: [
          { plate: "B-XX1", country: "DE" },
          { plate: "M-PP123", country: "DE" }
        ]
      }
    ],
    ["that follow on each other", false, { validFrom: "2026-12-02T00:00:00+01:00" }],
    [
      "of which one begins in the minute in which the other ends",
      false,
      { validFrom: "2026-12-01T23:59:01+01:00" }
    ],
    ["that have a minute in common", true, { validFrom: "2026-12-01T23:59:00+01:00" }],
    [
      "that came before",
      false,
      { validTo: "2026-12-01T00:00:00+01:00", validFrom: "2026-11-30T00:00:00+01:00" }
    ],
    ["of which a part is the same time", true, { validFrom: "2026-12-01T23:00:00+01:00" }]
  ])("%s: %s", (_, same, more) => {
    const other = ticket({
      hash: "two",
      ...(more.validFrom === undefined ? {} : { validTo: "2026-12-03T00:00:00+01:00" }),
      ...more
    })
    expect(isSameItem(ticket(), other)).toBe(same)
    expect(isSameItem(other, ticket())).toBe(same)
  })

  it("without a seal are compared by their content", () => {
    expect(isSameItem(ticket({ hash: null }), ticket({ hash: null, id: "another" }))).toBe(false)
  })

  it("that both begin when paid have the same time; with a different start they do not", () => {
    const now = { validFrom: null, validTo: null, validityDurationSeconds: 3600, requiredStartTimeValues: [] }
    expect(isSameItem(ticket(now), ticket({ ...now, hash: "two" }))).toBe(true)
    expect(isSameItem(ticket(now), ticket({ hash: "two" }))).toBe(false)
  })
})

describe("two carts", () => {
  const [one, two, three] = ["one", "two", "three"].map((hash) => ticket({ hash, id: hash })) as [
    Ticket,
    Ticket,
    Ticket
  ]
  it("share an item", () => {
    expect(sharesItem([one, two], [three, two])).toBe(true)
    expect(sharesItem([one], [two, three])).toBe(false)
    expect(sharesItem([], [one])).toBe(false)
  })

  it("are equal in any order, but not with one item more or less", () => {
    expect(areSameItems([one, two], [two, one])).toBe(true)
    expect(areSameItems([one, two], [one])).toBe(false)
    expect(areSameItems([one], [one, two])).toBe(false)
  })
})
