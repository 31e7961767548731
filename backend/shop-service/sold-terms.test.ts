/** Tests that a purchased ticket stays as it was sold when the operator changes what is sold under its id. */
import { beforeAll, expect, it } from "vitest"
import type { StayPricing } from "../../schemas/stay-pricing.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { areaId, shopId, ticketId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, report } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")

const shop = "wiesensee"
const begin = inDays(2)
const place = (position: number) => ({ areaEntityId: areaId(shop, position), name: `Fläche ${position + 1}` })

let sold: Ticket

/** Other hours at another area under the same id, and a ticket for all areas. */
const changed = [
  {
    id: ticketId(shop, "lido-day"),
    name: "Morgenticket",
    price: 3,
    maximumPlates: 1,
    start: "date",
    validity: { kind: "day", from: "06:00", to: "08:00" },
    windows: [{ weekdays: null, from: "06:00", to: "07:00" }],
    areas: [place(1)]
  },
  {
    id: ticketId(shop, "annual"),
    name: "Jahresticket",
    price: 500,
    maximumPlates: 2,
    start: "date",
    validity: { kind: "years", count: 1 },
    areas: [0, 1, 2].map(place)
  }
]

/** Returns whether the ticket covers a stay of its plate at this area at noon. */
const coversStay = async (areaEntityId: string) => {
  const noon = Date.UTC(begin.year, begin.month - 1, begin.day, 11)
  const [arrive, leave] = [noon, noon + 3_600_000].map((at) => new Date(at).toISOString())
  const stay = new URLSearchParams({
    plate: "M-PP123",
    areaEntityId,
    arrive: arrive ?? "",
    leave: leave ?? ""
  })
  const path = `/v1/flex-price/specified-arrive-leave?${stay}`
  return (await neu.call<StayPricing>("GET", path)).body.parkingCovered
}

const known = async () => {
  const [ticket] = await neu.activeTickets(shop)
  return {
    areas: ticket?.validityAreaEntityId,
    hours: ticket?.validityContainer,
    isInterrupted: ticket?.isInterruptedTimeFrameTicket,
    coversStay: await coversStay(sold.validityAreaEntityId[0] ?? ""),
    coversTicket: (await neu.configured(shop, "annual", begin)).ticketCovered
  }
}

beforeAll(async () => {
  sold = await neu.configured(shop, "lido-day", begin)
  await neu.putCart(shop, [sold])
  const { body: order } = await neu.order(shop)
  await report(service.origin, service.settings.paymentSecret, eventOf(order))
})

it("a purchased ticket keeps its areas and hours when the operator sells others under its id", async () => {
  const before = await known()
  expect(before).toMatchObject({
    areas: sold.validityAreaEntityId,
    isInterrupted: false,
    coversStay: true,
    coversTicket: true
  })
  const path = `/v1/shop/${shopId(shop)}/tickets`
  expect((await operator(service).call("PUT", path, { tickets: changed })).status).toBe(200)
  expect(await known()).toEqual(before)
})
