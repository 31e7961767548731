/**
 * Snapshot of the service's responses for the demo world by field, in snapshots/answers.txt: shops, tickets,
 * permits, carts, orders, prices of stays, per driver. `vitest -u` updates it; reviews read the difference.
 */
import { join } from "node:path"
import { expect, it } from "vitest"
import { areaId, demoShops, shopAreaId, shopGroupId, shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Answer, type Driver, eventOf, report } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const tool = operator(service)
const drivers = new Map(
  ["fahrerin", "neu", "flotte"].map((name) => [name, driverOf(service, `driver|${name}`)])
)

/** Only the first items of the large shop's lists: the others differ in numbers alone. */
const maxItems = 6

const brief = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 40
    ? [...value.slice(0, maxItems), `and ${value.length - maxItems} more`]
    : value

/** Returns a line for each field of the response, and for each item of a list in it. */
const lines = (body: unknown): ReadonlyArray<string> =>
  Object.entries((body ?? {}) as object).flatMap(([field, value]) => {
    const items = brief(value)
    return Array.isArray(items) && items.length > 0
      ? [`  ${field}:`, ...items.map((item) => `    ${JSON.stringify(item)}`)]
      : [`  ${field}: ${JSON.stringify(items)}`]
  })

/** Replaces what differs by day and by run. */
const steady = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "(instant)")
    .replaceAll(/\bhash("?: ?)"[^"]+"/g, 'hash$1"(seal)"')
    // The demo world's own ids are derived from words, of version 5.
    .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g, "(random)")
    .replaceAll(/\bcontent("?: ?)"[^"]+"/g, 'content$1"(bytes)"')
    .replaceAll(/\/pay\/[\w.~-]+/g, "/pay/(token)")
    .replaceAll(/(\/ticket-check\/\(random\)\/\d\/)[\w-]{22}/g, "$1(signature)")
    .replaceAll(/PS-[\w-]+/g, "(reference)")

const parts: Array<string> = []
const titles = new Map<string, string>()
/** Adds an answer: in full, on one line if that is enough, or by the title of an equal one before it. */
const tell = (title: string, { status, headers, body }: Answer<unknown>) => {
  const heading = `== ${title}: ${status}, ${headers.get("cache-control")}`
  const fields = lines(body)
  const text = steady(fields.join("\n"))
  if (fields.length < 2) return parts.push(`${heading}${text === "" ? "" : `,${text.slice(1)}`}`)
  const equal = titles.get(text)
  if (equal !== undefined) return parts.push(`${heading}, as ${equal}`)
  titles.set(text, title)
  return parts.push(`\n${heading}\n${text}\n`)
}
const asked = async (who: string, method: string, path: string, title: string, body?: unknown) => {
  const caller = drivers.get(who) ?? tool
  tell(`${title}, for ${who}`, await caller.call<unknown>(method, path, body))
}

const tellShop = async (shop: string) => {
  await asked("fahrerin", "GET", `/v1/shop/path/${shop}`, `the shop ${shop}`)
  await asked("neu", "GET", `/v1/shop/public/${shop}`, `who ${shop} is`)
  const tickets = `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId(shop)}&ticketType=ALL`
  for (const who of ["fahrerin", "neu"]) await asked(who, "GET", tickets, `tickets of ${shop}`)
  for (const who of drivers.keys()) {
    await asked(who, "GET", `/v1/shop-group/user-shop-groups/${shopId(shop)}`, `permits in ${shop}`)
    await asked(who, "GET", `/v1/shop/active-tickets/${shopId(shop)}`, `tickets bought in ${shop}`)
    await asked(who, "GET", `/v1/${shopId(shop)}/verification-code`, `codes for ${shop}`)
  }
  for (const path of [`/v1/shop/${shopId(shop)}`, `/v1/shop-group/many/by-shop-id/${shopId(shop)}`])
    await asked("an operator", "GET", path, `${path.split("/")[2]} of ${shop}`)
}

const tellGroup = async () => {
  const id = shopGroupId("klinikum-rosenau", "pflege-station-4")
  await asked("an operator", "GET", `/v1/shop-group/${id}`, "a group")
}

const tellPurchase = async () => {
  const neu = drivers.get("neu") as Driver
  const shop = shopId("wiesensee")
  const item = await neu.configured("wiesensee", "hiking-day", inDays(3))
  await neu.putCart("wiesensee", [item])
  await asked("neu", "GET", `/v1/${shop}/cart`, "the cart")
  await asked("neu", "POST", `/v1/${shop}/cart/verify`, "the verified cart")
  const ordered = await neu.order("wiesensee")
  tell("an order", ordered)
  tell("an order that is open", await neu.call<unknown>("GET", `/v1/${shop}/order`))
  await report(service.origin, service.settings.paymentSecret, eventOf(ordered.body))
  const address = `/v1/${shop}/order/${ordered.body.orderId}`
  tell("an order that is paid", await neu.call<unknown>("GET", address))
  // Valid within the hours of its day.
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "lido-day", inDays(5))])
  await report(service.origin, service.settings.paymentSecret, eventOf((await neu.order("wiesensee")).body))
  await asked("neu", "GET", `/v1/shop/active-tickets/${shop}`, "tickets that are bought")
  tell("a receipt", await neu.call<unknown>("GET", `${address}/receipt`))
}

const tellStays = async () => {
  const stay = { plate: "M-PF44", arrive: "2026-11-16T10:00:00+01:00", leave: "2026-11-16T12:00:00+01:00" }
  const priced = (who: string, title: string, areaEntityId: string, more: object = {}) =>
    asked(who, "POST", "/v1/flex-price/simulate", title, { ...stay, areaEntityId, ...more })
  const staff = areaId("klinikum-rosenau", 1)
  for (const who of ["fahrerin", "neu"]) await priced(who, "two hours among the staff", staff)
  await priced("neu", "a night and a market day", areaId("wiesensee", 2), {
    arrive: "2026-11-18T23:30:00+01:00",
    leave: "2026-11-19T13:00:00+01:00"
  })
  await priced("neu", "an area that nobody has", crypto.randomUUID())
  for (const wrong of [
    { leave: stay.arrive },
    { leave: "2027-11-16T09:00:00+01:00" },
    { plate: "M–?" },
    { toleranceTypeToUse: "generous" },
    { vouchers: [{ voucherId: "ABGELAUFEN", voucherType: "freeTime" }] },
    { externalExemptions: [{ validFrom: stay.leave, validTo: stay.arrive }] }
  ])
    await priced("neu", `a stay with ${JSON.stringify(wrong)}`, staff, wrong)
}

// One test for all: these responses are where every fault is looked for.
it("matches the agreed texts", async () => {
  for (const { path } of demoShops) await tellShop(path)
  await tellGroup()
  await tellPurchase()
  await tellStays()
  const text = steady(
    `${parts
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim()}\n`
  ).replaceAll(service.origin, "")
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "snapshots/answers.txt"))
})
