/** Tests: a long list decodes in pieces, with the same result as at once, and yields to the page in between. */
import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { onlineShopOptions } from "../../../schemas/api/index.ts"
import { hikingDay } from "../testing/world.ts"
import { readAnswer } from "./response.ts"

const schema = onlineShopOptions.success
const read = readAnswer(onlineShopOptions)
const decode = (sent: unknown) =>
  read({ status: 200, retryAfter: null, text: JSON.stringify(sent) ?? "" }, Date.now())
const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...hikingDay, id: `ticket-${index}` }))

describe("a long list", () => {
  it.each([0, 1, 10, 11, 20, 95])(
    "of %i tickets decodes to the same result as in one step",
    async (count) => {
      const sent = { fixedDurationTickets: listOf(count) }
      expect(await Effect.runPromise(decode(sent))).toEqual(Schema.decodeUnknownSync(schema)(sent))
    }
  )

  it.each([0, 9, 10, 47, 94])("omits ticket %i when it is invalid", async (index) => {
    const tickets = listOf(95).map((ticket, at) => (at === index ? { ...ticket, price: null } : ticket))
    expect(await Effect.runPromise(decode({ fixedDurationTickets: tickets }))).toEqual(
      Schema.decodeUnknownSync(schema)({ fixedDurationTickets: listOf(95).toSpliced(index, 1) })
    )
  })

  it("is refused when it is not a list", async () => {
    for (const sent of [null, undefined, 7, "list", { fixedDurationTickets: { length: 50 } }]) {
      expect((await Effect.runPromiseExit(decode(sent)))._tag).toBe("Failure")
    }
  })

  it("yields to the event loop while it is decoded", async () => {
    let turns = 0
    const page = setInterval(() => {
      turns += 1
    })
    await Effect.runPromise(decode({ fixedDurationTickets: listOf(3000) }))
    clearInterval(page)
    expect(turns).toBeGreaterThan(1)
  })
})
