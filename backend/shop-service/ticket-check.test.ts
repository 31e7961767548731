/** Tests of the inspector's check: by its signed address alone, whether a ticket is valid now, and nothing else. */
import { describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, report } from "./testing/driver.ts"
import { useUpPublicCalls } from "./testing/public-calls.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")

const bought = async (plate: string, start = inDays(0)): Promise<Order> => {
  const configured = await neu.configured("wiesensee", "hiking-day", {
    plates: [{ plate, country: "DE" }],
    ...start
  })
  await neu.putCart("wiesensee", [configured])
  const { body: order } = await neu.order("wiesensee")
  await report(service.origin, service.settings.paymentSecret, eventOf(order))
  const { body } = await neu.call<Order>("GET", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)
  return body
}

const pathOf = ({ checkUrls = [] }: Order): string => new URL(checkUrls[0] ?? "").pathname

const checked = async (path: string, language = "de-DE,de;q=0.9") => {
  const response = await fetch(`${service.origin}${path}`, { headers: { "accept-language": language } })
  const page = await response.text()
  const words = page
    .replace(/<style>.*<\/style>|<[^>]+>/gs, " ")
    .replace(/\s+/g, " ")
    .trim()
  return { response, status: response.status, words }
}

const ended = (order: Order) =>
  service.database.sql`
    update shop.issued_ticket
      set valid_from = now() - interval '2 hours', valid_to = now() - interval '1 second'
      where order_id = ${order.orderId}`

describe("the check of a bought ticket", () => {
  it("says that it is valid, for which plate, where and until when, and nothing about driver or price", async () => {
    const order = await bought("M-QR1")
    const { response, status, words } = await checked(pathOf(order))
    expect(order.checkUrls?.[0]).toMatch(`${service.settings.gatewayAddress}/v1/ticket-check/`)
    expect(status).toBe(200)
    expect(words).toMatch(/^Prüfung eines Parktickets ✓ GÜLTIG bis .* M-QR1 DE Bitte mit dem Kennzeichen/)
    expect(words).toContain("Parken am Wiesensee")
    expect(words).toMatch(/Fläche Wiesensee, /)
    expect(words).not.toContain(order.reference)
    expect(words).not.toMatch(/€|neu@|Tagesticket/)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it("is in the language of the inspector's phone, else in English", async () => {
    const path = pathOf(await bought("M-QR2"))
    expect((await checked(path, "en-GB")).words).toContain("✓ VALID until")
    expect((await checked(path, "es, de;q=0.5, fr-CH;q=0.8")).words).toContain("✓ VALABLE jusqu’à")
    expect((await checked(path, "de@posix")).words).toContain("✓ GÜLTIG bis")
    expect((await checked(path, "it")).words).toContain("✓ VALIDO fino a")
    expect((await checked(path, "pl")).words).toContain("✓ VALID until")
  })

  it("says that it is not valid before its start, after its end, and once its money was returned", async () => {
    const ahead = await bought("M-QR3", inDays(3))
    expect((await checked(pathOf(ahead))).words).toContain("✗ NICHT GÜLTIG Das Ticket gilt noch nicht.")
    const over = await bought("M-QR4")
    await ended(over)
    expect((await checked(pathOf(over))).words).toContain("✗ NICHT GÜLTIG Das Ticket gilt nicht mehr.")
    const returned = await bought("M-QR5")
    await service.database.sql`
      update shop.issued_ticket set remaining_usage = 0 where order_id = ${returned.orderId}`
    expect((await checked(pathOf(returned))).words).toContain("✗ NICHT GÜLTIG Das Ticket gilt nicht mehr.")
  })

  it("answers a forged signature, another order's and another item's alike", async () => {
    const [one, other] = [pathOf(await bought("M-QR6")), pathOf(await bought("M-QR7"))]
    const signature = one.split("/").at(-1) ?? ""
    const forged = [
      one.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      other.replace(/[^/]+$/, signature),
      one.replace("/0/", "/1/"),
      one.replace("/0/", "/x/"),
      "/v1/ticket-check/nobody/0/nothing"
    ]
    const answers = await Promise.all(forged.map((path) => checked(path)))
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404))
    expect(new Set(answers.map(({ words }) => words)).size).toBe(1)
    expect(answers[0]?.words).toContain("✗ NICHT GÜLTIG Dieses Ticket gibt es nicht.")
  })

  it("has no address before the payment", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "hiking-day", {
        ...inDays(1),
        plates: [{ plate: "M-QR8", country: "DE" }]
      })
    ])
    expect((await neu.order("wiesensee")).body.checkUrls).toBeUndefined()
  })

  it("is limited for each remote address", async () => {
    const path = pathOf(await bought("M-QR9"))
    await useUpPublicCalls(service.database)
    const { response, status, words } = await checked(path)
    expect([status, words]).toEqual([429, expect.stringContaining("Zu viele Prüfungen")])
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("is counted for the network of an IPv6 address", async () => {
    await service.database.sql`delete from shop.public_call`
    const path = pathOf(await bought("M-QR10"))
    for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2"])
      await fetch(`${service.origin}${path}`, { headers: { "x-forwarded-for": address } })
    expect(await service.database.sql`select address from shop.public_call`).toEqual([
      { address: "2001:db8:1:2::/64" }
    ])
  })
})
