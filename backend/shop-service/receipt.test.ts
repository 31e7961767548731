/** Tests of receipts, downloaded and mailed: the texts and amounts that a PDF reader shows. */
import { execFileSync, spawnSync } from "node:child_process"
import { describe, expect, it, onTestFinished } from "vitest"
import type { ReceiptFile } from "../../schemas/order.ts"
import type { PaymentMethod } from "../../schemas/payment-method.ts"
import { demoOperators } from "../demo-world/operators.ts"
import { shopId } from "../demo-world/shops.ts"
import { inCoreFonts } from "./mails/receipt.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, eventOf, report } from "./testing/driver.ts"
import { textLinesOf } from "./testing/pdf-text.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"
import { startService } from "./testing/start-shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")

const receiptFrom = async (
  client: Driver,
  {
    shop,
    ticket,
    locale,
    start = inDays(3),
    paidAt = service.origin,
    paidBy
  }: {
    shop: string
    ticket: string
    locale: string
    start?: Readonly<Record<string, unknown>>
    paidAt?: string
    paidBy?: PaymentMethod
  }
) => {
  await client.putCart(shop, [await client.configured(shop, ticket, start)])
  const { body: order } = await client.order(shop, undefined, { locale })
  await report(paidAt, service.settings.paymentSecret, eventOf(order, { paymentMethod: paidBy ?? null }))
  const path = `/v1/${shopId(shop)}/order/${order.orderId}/receipt`
  const { body } = await client.call<ReceiptFile>("GET", path)
  const content = Buffer.from(body.content, "base64")
  return { order, name: body.name, content, words: textLinesOf(content) }
}

describe("a receipt", () => {
  it.each([
    [
      "wiesensee",
      "hiking-day",
      "de",
      ["Beleg", "Tagesticket Wandern", "6,72 €", "enthaltene USt. (19 %)", "1,28 €", "8,00 €", "Gesamtpreis"]
    ],
    [
      "hochtal",
      "day",
      "de",
      ["Parkschein Österreich GmbH", "UID-Nr.: ATU00000000", "6,67 €", "enthaltene USt. (20 %)", "1,33 €"]
    ],
    [
      "seewil",
      "day-zone-a",
      "de",
      ["MWST-Nr.: CHE-000.000.000 MWST", "Ausgestellt am", "CHF 9.25", "enthaltene MWST (8,1 %)"]
    ],
    [
      "seewil",
      "day-zone-a",
      "fr",
      ["Reçu", "Payé le", "CHF 9.25", "TVA comprise (8,1 %)", "CHF 0.75", "CHF 10.00"]
    ],
    ["seewil", "day-zone-a", "en", ["Receipt", "CHF 9.25", "VAT included (8.1%)", "CHF 0.75"]],
    ["altavalle", "lake-day", "it", ["Ricevuta", "8,20 €", "IVA inclusa (22%)", "1,80 €", "10,00 €"]]
  ])("of %s %s in %s names the seller, the ticket and the tax", async (shop, ticket, locale, expected) => {
    // Not in the months in which a day at the lake costs double.
    const start = { year: new Date().getUTCFullYear() + 1, month: 3, day: 10 }
    const { order, words } = await receiptFrom(neu, { shop, ticket, locale, start })
    const all = words.join("\n")
    for (const part of expected) expect(all).toContain(part)
    expect(all).toContain(order.reference)
    expect(all).toContain("M-PP123 (DE)")
  })

  it.each([
    ["de", { name: "visa", lastFour: "4242" }, "Bezahlt mit", "Visa, Endziffern 4242"],
    [
      "en",
      { name: "visa", wallet: "applePay", lastFour: "4242" },
      "Paid with",
      "Apple Pay (Visa ending 4242)"
    ],
    ["fr", { name: "sepaDebit", lastFour: "3000" }, "Payé avec", "Prélèvement SEPA se terminant par 3000"],
    ["it", { name: "card" }, "Pagato con", "Carta"]
  ] as const)("in %s says how it was paid", async (locale, paidBy, name, expected) => {
    const { words } = await receiptFrom(neu, { shop: "wiesensee", ticket: "hiking-day", locale, paidBy })
    expect(words[words.indexOf(name) + 1]).toBe(expected)
  })

  it.each([
    ["was not reported", null],
    ["was reported to a later version", { name: "of-the-future", lastFour: "4242" }]
  ])("does not say how it was paid where that %s", async (_, stored) => {
    const client = await driver(service.origin, service.issuer, "driver|paid-somehow")
    const ticket = { shop: "wiesensee", ticket: "hiking-day", locale: "de" }
    const { order } = await receiptFrom(client, ticket)
    await service.database.sql`
      update shop.payment_event set payment_method = ${stored === null ? null : JSON.stringify(stored)}
        where order_id = ${order.orderId}`
    const path = `/v1/${shopId("wiesensee")}/order/${order.orderId}/receipt`
    const { status, body } = await client.call<ReceiptFile>("GET", path)
    expect(status).toBe(200)
    expect(textLinesOf(Buffer.from(body.content, "base64"))).not.toContain("Bezahlt mit")
  })

  it("shows no tax when the operator has no rate", async () => {
    const { vatRate: _, ...de } = demoOperators.de
    const silent = await startService(service.database.url, {
      ...service.settings,
      operators: { ...demoOperators, de }
    })
    const client = await driver(silent.origin, service.issuer, "driver|wiederkehr")
    const { words } = await receiptFrom(client, {
      shop: "stadtbad",
      ticket: "day",
      locale: "de",
      paidAt: silent.origin
    })
    expect(words.join("\n")).toContain("Gesamtpreis")
    expect(words.join("\n")).not.toMatch(/USt\. |Netto/)
    await silent.stop()
  })
})

it("an earlier receipt stays unchanged when seller, rate and shop name change or the shop is deleted", async () => {
  const buyer = await driver(service.origin, service.issuer, "driver|of-the-past")
  const { order, words } = await receiptFrom(buyer, { shop: "wiesensee", ticket: "hiking-day", locale: "de" })
  const { de } = service.settings.operators
  const { vatId: _, ...unregistered } = de
  const operators = {
    ...service.settings.operators,
    de: { ...unregistered, name: "Nachfolger SE", vatRate: 16 }
  }
  const later = await startService(service.database.url, { ...service.settings, operators })
  try {
    await service.database.sql`
      update shop.shop set name = 'Anders', deleted_at = now() where id = ${shopId("wiesensee")}`
    const client = await driver(later.origin, service.issuer, "driver|of-the-past")
    const path = `/v1/${shopId("wiesensee")}/order/${order.orderId}`
    expect((await client.call("GET", path)).status).toBe(200)
    const { body } = await client.call<ReceiptFile>("GET", `${path}/receipt`)
    expect(textLinesOf(Buffer.from(body.content, "base64"))).toEqual(words)
  } finally {
    await service.database.sql`
      update shop.shop set name = 'Parken am Wiesensee', deleted_at = null
        where id = ${shopId("wiesensee")}`
    await later.stop()
  }
})

describe("all receipts of a driver", () => {
  const all = async (client: Driver, shop: string) =>
    (await client.call<{ readonly file: ReceiptFile | null }>("GET", `/v1/${shopId(shop)}/receipts`)).body
      .file

  it("are one file with a page each, latest first, of this shop and driver only", async () => {
    const client = await driver(service.origin, service.issuer, "driver|many-receipts")
    expect(await all(client, "wiesensee")).toBeNull()
    const ticket = { shop: "wiesensee", ticket: "hiking-day", locale: "de" }
    const first = await receiptFrom(client, ticket)
    const second = await receiptFrom(client, { ...ticket, start: inDays(5) })
    const elsewhere = await receiptFrom(client, { shop: "hochtal", ticket: "day", locale: "de" })
    const file = await all(client, "wiesensee")
    expect(file?.name).toBe("beleg-wiesensee.pdf")
    const bytes = Buffer.from(file?.content ?? "", "base64")
    expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2)
    const words = textLinesOf(bytes).join("\n")
    expect(words.indexOf(second.order.reference)).toBeLessThan(words.indexOf(first.order.reference))
    expect(words.indexOf(second.order.reference)).toBeGreaterThan(-1)
    expect(words).not.toContain(elsewhere.order.reference)
    expect(await all(neu, "stadtbad")).toBeNull()
  })

  it("are complete, also after years", async () => {
    const client = await driver(service.origin, service.issuer, "driver|every-day")
    const { order } = await receiptFrom(client, { shop: "wiesensee", ticket: "hiking-day", locale: "de" })
    await service.database.sql`
      insert into shop.customer_order
       select (o.copy).* from (
         select jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'reference', 'PS-AGO-' || ago,
           'settled_at', c.settled_at - make_interval(days => ago))) as copy
         from shop.customer_order c, generate_series(1, 250) ago where c.id = ${order.orderId}) o`
    const file = await all(client, "wiesensee")
    const words = textLinesOf(Buffer.from(file?.content ?? "", "base64"))
    expect(words.filter((word) => word === "Beleg")).toHaveLength(251)
    expect(words.join("\n")).toContain(order.reference)
    expect(words.join("\n")).toContain("PS-AGO-250")
  })
})

/** Reader of Debian's package poppler-utils. */
const hasPoppler = spawnSync("which", ["pdftotext"]).status === 0

describe.skipIf(!hasPoppler)("a receipt in poppler, which many programs read PDF with", () => {
  const textOf = (pdf: Buffer): string =>
    execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" })

  it("has the letters of the shop, and the times of the days on which clocks change in 2027", async () => {
    const named = (name: string) =>
      service.database.sql`update shop.shop set name = ${name} where id = ${shopId("wiesensee")}`
    await named("Großparkplatz Łódź, Đurđa & Čapek")
    const client = await driver(service.origin, service.issuer, "driver|poppler")
    const ticket = { shop: "wiesensee", ticket: "hiking-day", locale: "de" }
    onTestFinished(async () => void (await named("Parken am Wiesensee")))
    const spring = await receiptFrom(client, { ...ticket, start: { year: 2027, month: 3, day: 28 } })
    const text = textOf(spring.content)
    expect(text).toContain("Großparkplatz Lódz, Durda & Capek")
    expect(text).toMatch(/28\.03\.2027|28\. März 2027/)
    const autumn = await receiptFrom(client, { ...ticket, start: { year: 2027, month: 10, day: 31 } })
    expect(textOf(autumn.content)).toMatch(/31\.10\.2027|31\. Oktober 2027|31\. Okt\. 2027/)
  })
})

it("keeps letters of the four languages, and drops only the accents of others", () => {
  expect(inCoreFonts("Größe, Straße, où, reçu, œuvre, città, 8,00\u202f€ – „ja“")).toBe(
    "Größe, Straße, où, reçu, œuvre, città, 8,00\u00a0€ – „ja“"
  )
  expect(inCoreFonts("Łódź, Đurđa Čapek, Işıl 東")).toBe("Lódz, Durda Capek, Isil ?")
  expect(inCoreFonts("Größe, Łódź".normalize("NFD"))).toBe("Größe, Lódz")
})
