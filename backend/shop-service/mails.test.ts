/** Tests of mails to drivers: created with the payment, sent after it, once, despite repeats and faults. */
import { Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { identity } from "../configuration.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, eventOf, report } from "./testing/driver.ts"
import { forgetOrders } from "./testing/forget-orders.ts"
import { type Mailbox, startMailbox } from "./testing/mailbox.ts"
import { operator } from "./testing/operator.ts"
import { sendDueMails } from "./testing/send-due-mails.ts"
import { shopService } from "./testing/shop-service.ts"
import { type RunningService, startService } from "./testing/start-shop-service.ts"

const email = "neu@example.com"

const world = shopService()
let mailbox: Mailbox
const services: RunningService[] = []
const logLines: string[] = []

const settings = () => ({
  ...world.settings,
  mail: { smtpUrl: Redacted.make(mailbox.url), sender: "Parkschein <tickets@parkschein.example>" }
})
/** Looks like another process does; then all due mails have been sent. */
const look = () => sendDueMails(world.database.url, settings())
const start = async () => {
  const service = await startService(world.database.url, settings(), logLines)
  services.push(service)
  return service
}
/** A process sends the mail it has taken before it stops, so no mail follows. */
const stopAll = async () => {
  for (const service of services.splice(0)) await service.stop()
}
const neu = (
  service: RunningService,
  claims: Readonly<Record<string, unknown>> = { [identity.claims.email]: email }
) => driver(service.origin, world.issuer, "driver|neu", { claims })

beforeEach(async () => {
  mailbox = await startMailbox()
  logLines.length = 0
  await forgetOrders(world.database)
})
afterEach(async () => {
  await stopAll()
  await mailbox.stop()
})

const orderOf = async (
  client: Driver,
  {
    shop = "wiesensee",
    ticket = "hiking-day",
    locale = "de",
    plate = { plate: "M-PP123", country: "DE" }
  } = {}
): Promise<Order> => {
  await client.putCart(shop, [await client.configured(shop, ticket, { ...inDays(2), plates: [plate] })])
  const { status, body } = await client.order(shop, undefined, { locale })
  expect(status).toBe(200)
  return body
}
const pay = (service: RunningService, order: Order) =>
  report(service.origin, world.settings.paymentSecret, eventOf(order))
const rows = () =>
  world.database.sql<{ status: string; attempts: number; problem: string | null }>`
    select status, attempts, problem from shop.mail`
/** Waits until a service sends on its own. */
const untilServiceSent = (count = 1) =>
  vi.waitFor(
    async () => expect(await rows()).toMatchObject(Array.from({ length: count }, () => ({ status: "sent" }))),
    10_000
  )
/** Sends now; a service may be sending the same mail, so this waits for its result. */
const untilSent = async (count = 1) => {
  await look()
  await untilServiceSent(count)
}
/** Pays an order in a service of its own; returns it once the driver has the confirmation. */
const confirmed = async (
  wanted: Parameters<typeof orderOf>[1] = {},
  claims?: Readonly<Record<string, unknown>>
) => {
  const service = await start()
  const client = await neu(service, claims)
  const order = await orderOf(client, wanted)
  await pay(service, order)
  await untilSent()
  return { client, order }
}
const untilTried = (problem: RegExp) =>
  vi.waitFor(async () => expect((await rows())[0]?.problem).toMatch(problem), 10_000)
const makeDue = () => world.database.sql`update shop.mail set due_at = now()`

describe("the confirmation of a paid order", () => {
  it("is sent to the driver's address in the language of the order, with ticket, contract and calendar", async () => {
    const service = await start()
    const order = await orderOf(await neu(service))
    expect(order.confirmedByMail).toBe(true)
    await pay(service, order)
    await untilServiceSent()
    const [mail, ...others] = mailbox.mails
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(email)
    expect(mail?.subject).toBe(`Ihr Ticket für Parken am Wiesensee (${order.reference})`)
    const proof = `http://app.localhost/wiesensee/payment-success?order=${order.orderId}`
    for (const part of [
      "Tagesticket Wandern",
      "Kennzeichen: M-PP123 (DE)",
      "Parkfläche: Wiesensee, Wanderparkplatz Nord",
      "Gültig: ",
      "00:00 – 23:59",
      "Gesamtpreis: 8,00 € inkl. MwSt.",
      proof,
      "Parkschein Deutschland GmbH",
      "https://parkschein.example/de/terms",
      "https://parkschein.example/de/imprint",
      "binnen vierzehn Tagen",
      "Bei der Bestellung haben Sie ausdrücklich verlangt"
    ]) {
      expect(mail?.text?.replaceAll("\u00a0", " ")).toContain(part)
    }
    expect(mail?.html).toContain('<html lang="de">')
    expect(mail?.html).toContain(`href="${proof}"`)
    // Mail programs translate, too.
    expect(mail?.html).toMatch(/translate="no"[^>]*>M-PP123 \(DE\)</)
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(|src=/)
    const calendar = mail?.attachments.find(({ filename }) => filename === `${order.reference}.ics`)
    expect(calendar?.mimeType).toBe("text/calendar")
    expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain(
      "SUMMARY:Parken M-PP 123 bis 23:59"
    )
    const terms = mail?.attachments.find(({ filename }) => filename === "AGB.txt")
    expect(new TextDecoder().decode(terms?.content as ArrayBuffer)).toContain(
      "Allgemeine Geschäftsbedingungen"
    )
    expect(mail?.text).toContain("Die AGB liegen bei.")
  })

  it.each([
    ["hochtal", "day", "en", "Your ticket for ", "€8.00 incl. VAT", "you expressly requested"],
    ["seewil", "day-zone-a", "fr", "Votre ticket pour ", "CHF 10.00", null],
    ["altavalle", "lake-day", "it", "Il Suo biglietto per", "10,00 €|20,00 €", "ha chiesto espressamente"]
  ])("contains %s %s in %s", async (shop, ticket, locale, subject, price, withdrawal) => {
    await confirmed({ shop, ticket, locale })
    const [mail] = mailbox.mails
    const words = mail?.text?.replaceAll(/[\u00a0\u202f]/g, " ") ?? ""
    expect(mail?.subject).toContain(subject)
    expect(words).toMatch(new RegExp(price))
    expect(words).toContain(
      `https://parkschein.example/${{ hochtal: "at", seewil: "ch", altavalle: "it" }[shop]}/terms`
    )
    if (withdrawal === null) expect(words).not.toMatch(/rétractation/)
    else expect(words).toContain(withdrawal)
  })

  it("is sent once for repeated reports and several processes", async () => {
    const [first, second] = [await start(), await start()]
    const order = await orderOf(await neu(first))
    const answers = await Promise.all(
      [first, second, first, second, first, second].map((one) => pay(one, order))
    )
    for (const { status } of answers) expect(status).toBe(200)
    await Promise.all([look(), look()])
    await untilSent()
    await look()
    await stopAll()
    expect(mailbox.mails).toHaveLength(1)
    expect(await rows()).toMatchObject([{ status: "sent", attempts: 1 }])
  })

  it("is neither sent nor announced for an unpaid order or without a mail server", async () => {
    const service = await start()
    const unpaid = await orderOf(await neu(service))
    await report(service.origin, world.settings.paymentSecret, eventOf(unpaid, { outcome: "declined" }))
    expect(await rows()).toEqual([])
    const silent = await neu(world)
    const order = await orderOf(silent)
    expect(order.confirmedByMail).toBe(false)
    await pay(world, order)
    expect(await rows()).toEqual([])
  })
})

describe("the reminder of a multi-visit ticket", () => {
  const reminded = () => mailbox.mails.filter(({ subject }) => subject?.startsWith("Noch "))
  const bought = async () => {
    const { order } = await confirmed({ ticket: "hiking-5-visits" })
    await stopAll()
    return order
  }
  it("is sent once when a day is left, and not before [S-12 B-13]", async () => {
    const order = await bought()
    await look()
    expect(reminded()).toHaveLength(0)
    await world.database.sql`
      update shop.issued_ticket set valid_to = now() + interval '20 hours' where order_id = ${order.orderId}`
    await world.database.sql`
      update shop.issued_ticket set valid_from = now() - interval '9 days' where order_id = ${order.orderId}`
    // A service looks when it starts.
    await start()
    await vi.waitFor(() => expect(reminded()).toHaveLength(1), 10_000)
    await stopAll()
    await look()
    expect(reminded()).toHaveLength(1)
    expect(reminded()[0]?.text).toContain("5er-Karte Wandern")
    expect(reminded()[0]?.subject).toMatch(/^Noch 5-mal parken bis .+ \(PS-/)
  })

  it("is sent when one stay is left, and not when none is [S-12]", async () => {
    const order = await bought()
    const left = (count: number) =>
      world.database.sql`
        update shop.issued_ticket set remaining_usage = ${count} where order_id = ${order.orderId}`
    await left(0)
    await look()
    expect(reminded()).toHaveLength(0)
    await left(1)
    await look()
    expect(reminded()[0]?.subject).toMatch(/^Noch einmal parken bis /)
    expect(reminded()[0]?.text).toMatch(/können Sie bis .+ noch einmal parken\./)
  })
})

it.each([
  ["has ended", "valid_to = now() - interval '1 minute', valid_from = now() - interval '1 day'"],
  ["is used up, or was refunded", "remaining_usage = 0"]
])("a reminder that had to wait is not sent for a ticket that %s meanwhile", async (_, change) => {
  const { order } = await confirmed()
  await stopAll()
  await world.database.query(`update shop.issued_ticket set ${change} where order_id = $1`, [order.orderId])
  await world.database.sql`
    insert into shop.mail (id, order_id, kind, about)
      values (gen_random_uuid(), ${order.orderId}, 'reminder', '0')`
  await look()
  expect(mailbox.mails).toHaveLength(1)
  expect(await rows()).toMatchObject([{ status: "sent" }])
})

it("a confirmation that had to wait is not sent for an order that was refunded meanwhile", async () => {
  const { order } = await confirmed()
  await stopAll()
  await world.database.sql`update shop.mail set status = 'waiting', sent_at = null, due_at = now()`
  await world.database.sql`
    update shop.customer_order set status = 'cancelled' where id = ${order.orderId}`
  await look()
  expect(mailbox.mails).toHaveLength(1)
  expect(await rows()).toEqual([])
})

describe("the choice to be reminded", () => {
  const remindersAfter = async (ticket: string, wanted: boolean | null, ends = "40 minutes") => {
    const { client, order } = await confirmed({ ticket })
    const item = `/v1/${shopId("wiesensee")}/order/${order.orderId}/item/0`
    const [owned] = await client.activeTickets("wiesensee")
    if (wanted !== null) {
      const answer = await client.call<{ reminder: boolean | null }>("PUT", `${item}/reminder`, { wanted })
      expect(answer).toMatchObject({ status: 200, body: { reminder: wanted } })
    }
    await world.database.sql`
      update shop.issued_ticket
        set valid_from = now() - interval '1 day', valid_to = now() + ${ends}::interval
        where order_id = ${order.orderId}`
    await stopAll()
    await look()
    return {
      before: owned?.reminder,
      mails: mailbox.mails.filter(({ subject }) => /^(?:Ihr Ticket gilt noch|Noch) /.test(subject ?? ""))
    }
  }

  it.each([
    ["hiking-day", null, false, 0],
    ["hiking-day", true, false, 1],
    ["hiking-5-visits", null, true, 1],
    ["hiking-5-visits", false, true, 0]
  ] as const)(
    "of %s, chosen: %s, is %s by default and sends %i mails",
    async (ticket, wanted, before, count) => {
      const found = await remindersAfter(ticket, wanted)
      expect(found.before).toBe(before)
      expect(found.mails).toHaveLength(count)
      if (ticket === "hiking-day" && count > 0) {
        expect(found.mails[0]?.text).toContain("Ihr Ticket für M-PP123 (DE) gilt noch bis ")
        expect(found.mails[0]?.subject).toMatch(/^Ihr Ticket gilt noch bis .+ \(PS-/)
      }
    }
  )

  it("sends the reminder an hour before the end of a day, not earlier", async () => {
    expect((await remindersAfter("hiking-day", true, "70 minutes")).mails).toHaveLength(0)
  })
})

it("the notice of a corrected plate is sent once, in the language of the order, with both plates and a contact", async () => {
  const service = await start()
  const client = await neu(service)
  const order = await orderOf(client, { locale: "it" })
  await pay(service, order)
  const correction = {
    oldPlate: { plate: "M-PP123", country: "DE" },
    newPlate: { plate: "M-PP132", country: "DE" }
  }
  const path = `/v1/${shopId("wiesensee")}/order/${order.orderId}/item/0/plate`
  for (const _ of [1, 2]) expect((await client.call("PUT", path, correction)).status).toBe(200)
  await untilSent(2)
  const notice = mailbox.mails.find((mail) => mail.subject === `Targa corretta (${order.reference})`)
  for (const part of ["Targa precedente: M-PP123 (DE)", "Nuova targa: M-PP132 (DE)", "@parkschein.example"])
    expect(notice?.text).toContain(part)
})

describe("the notice of a refund", () => {
  it("is sent once per refunded payment, beside the confirmation", async () => {
    const service = await start()
    const order = await orderOf(await neu(service))
    await pay(service, order)
    const second = eventOf(order, { paymentId: "7b0c1f4e-6f0f-4a9d-9f3c-6d1a2b3c4d5e" })
    for (const _ of [1, 2]) await report(service.origin, world.settings.paymentSecret, second)
    await untilSent(2)
    const subjects = mailbox.mails.map(({ subject }) => subject).sort()
    expect(subjects).toEqual([
      `Erstattung zu Ihrer Bestellung ${order.reference}`,
      `Ihr Ticket für Parken am Wiesensee (${order.reference})`
    ])
    const notice = mailbox.mails.find(({ subject }) => subject?.startsWith("Erstattung"))
    expect(notice?.text?.replaceAll("\u00a0", " ")).toContain("Wir erstatten Ihnen 8,00 €")
  })

  it("says that it was paid twice, also when the order was replaced by the one that is paid", async () => {
    const service = await start()
    const replaced = await orderOf(await neu(service))
    const order = await orderOf(await neu(service), { plate: { plate: "M-PP124", country: "DE" } })
    await pay(service, order)
    await pay(service, replaced)
    await untilSent(2)
    const notice = mailbox.mails.find(({ subject }) => subject?.startsWith("Erstattung"))
    expect(notice?.text).toContain(`Sie haben Ihre Bestellung ${replaced.reference} doppelt bezahlt.`)
  })
})

describe("the address", () => {
  it("is requested from the provider when the token has none", async () => {
    world.issuer.userInfo({ email: "frisch@example.com", email_verified: true })
    await confirmed({}, {})
    expect(mailbox.mails[0]?.recipient).toBe("frisch@example.com")
  })

  it.each([
    ["the provider does not know it", {}, null],
    ["the provider has not verified it", {}, { email, email_verified: false }],
    ["it is more than one address", { [identity.claims.email]: "a@example.com, b@example.com" }, null]
  ])("is absent when %s: the order is created and announces no mail", async (_what, claims, answer) => {
    const service = await start()
    world.issuer.userInfo(answer)
    const order = await orderOf(await neu(service, claims))
    expect(order.confirmedByMail).toBe(false)
    expect((await pay(service, order)).body.status).toBe("paid")
    expect(await rows()).toEqual([])
  })
})

describe("a mail server", () => {
  it("gets a delayed mail once after an outage", async () => {
    const port = Number(new URL(mailbox.url).port)
    const service = await start()
    const order = await orderOf(await neu(service))
    await mailbox.stop()
    expect((await pay(service, order)).body.status).toBe("paid")
    await untilTried(/^ESOCKET|^ECONNECTION|^ECONNREFUSED/)
    mailbox = await startMailbox(port)
    await makeDue()
    await untilSent()
    expect(mailbox.mails).toHaveLength(1)
    expect((await rows())[0]?.attempts).toBeGreaterThan(1)
  })

  it("is retried after a temporary refusal, not after a permanent one", async () => {
    const service = await start()
    mailbox.refuse(451)
    await pay(service, await orderOf(await neu(service)))
    await untilTried(/EENVELOPE 451/)
    expect(await rows()).toMatchObject([{ status: "waiting" }])
    mailbox.refuse(550)
    await makeDue()
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ status: "abandoned" }]), 10_000)
    const { body } = await operator({ origin: service.origin, issuer: world.issuer }).call<{
      mails: unknown
    }>("GET", "/v1/metrics", undefined, { accept: "application/json" })
    expect(body.mails).toEqual({ waiting: 0, sent: 0, abandoned: 1 })
    expect(logLines.join()).toContain("A mail is given up.")
    expect(logLines.join()).not.toContain("@example.com")
  })

  it("can get a mail twice after a crash, with the same Message-ID", async () => {
    await confirmed()
    // The state after a process died before marking the mail, once its lease has expired.
    await world.database.sql`update shop.mail set status = 'waiting', sent_at = null, due_at = now()`
    await untilSent()
    expect(mailbox.mails).toHaveLength(2)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })
})
