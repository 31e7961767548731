/** Tests: the home's responses decode without Schema as by the contract, or not at all. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Shop } from "../../schemas/shop.ts"
import { type Json, samplesOf } from "../../schemas/testing/samples.ts"
import { Ticket } from "../../schemas/ticket.ts"
import { readOffer, readShop, readTickets } from "./read-home.ts"

const withoutNulls = (value: Json): Json =>
  typeof value !== "object" || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, field]) => field !== null)
          .map(([name, field]) => [name, withoutNulls(field)])
      )

const answering = (tickets: unknown): string => JSON.stringify({ fixedDurationTickets: tickets })
const tickets = samplesOf(Ticket, 100)

describe("the first responses", () => {
  it.each([
    ["as they are", tickets],
    ["without what is null", tickets.map(withoutNulls)],
    ["with nothing but what must be there", [{ id: "day", price: 8 }]]
  ])("decode to the same tickets as the contract: %s", (_, sent) => {
    const read = readTickets(answering(sent))
    expect(Schema.decodeUnknownSync(Schema.Array(Ticket))(sent)).toMatchObject(read)
    expect(read.length).toBe(sent.length)
  })

  it("decode to the same shop as the contract", () => {
    for (const sent of samplesOf(Shop, 30))
      expect(Schema.decodeUnknownSync(Shop)(sent)).toMatchObject(readShop(JSON.stringify(sent)))
  })

  it("decode the same from the cache", () => {
    for (const shop of samplesOf(Shop, 30)) {
      const offer = { shop: readShop(JSON.stringify(shop)), tickets: readTickets(answering(tickets)) }
      const kept = JSON.stringify(offer)
      expect(JSON.stringify(readOffer(JSON.parse(kept)))).toBe(kept)
    }
  })

  it.each([
    ["a price in words", answering([{ id: "day", price: "8" }])],
    ["a price below nothing", answering([{ id: "day", price: -8 }])],
    ["a ticket without a name of its own", answering([{ price: 8 }])],
    ["one ticket", answering({ id: "day", price: 8 })],
    ["a window that is none", answering([{ id: "day", price: 8, validityContainer: { startTime: 5 } }])],
    ["nothing", "null"],
    ["no JSON", "<html>"]
  ])("are left to the app when they contain %s", (_, sent) => {
    expect(() => readTickets(sent)).toThrow()
  })
})
