/** Every kind of mail, written without a service. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { moneyOf } from "../../../schemas/money.ts"
import { paymentMethodText } from "../../../schemas/payment-method-text.ts"
import { windowWith } from "../../../schemas/testing/window.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { demoOperators } from "../../demo-world/operators.ts"
import { confirmation } from "../mails/confirmation.ts"
import { mailFormats } from "../mails/formats.ts"
import type { WrittenMail } from "../mails/mail-server.ts"
import type { PaidOrder } from "../mails/paid-order.ts"
import { plateCorrection } from "../mails/plate-correction.ts"
import { refund } from "../mails/refund.ts"
import { reminder } from "../mails/reminder.ts"
import { mailTexts } from "../mails/texts.ts"
import { dayTicket } from "./tickets.ts"

const logo = {
  mediaType: "image/svg+xml",
  bytes: readFileSync(join(import.meta.dirname, "../../demo-world/pictures/wiesensee-logo.svg"))
}

const visits: Ticket = {
  ...dayTicket,
  id: "visits",
  name: "10er-Karte",
  price: 65,
  plates: [{ plate: "M-PP123", country: "DE" }],
  ticketType: "multiUse",
  usageLimit: 10
}

const window = windowWith({
  startTime: "05:30",
  endTime: "18:30",
  weekdays: [1, 2, 3, 4, 5],
  exceptions: [{ date: "2026-12-24", startTime: "05:30", endTime: "12:00" }]
})

/** Valid for some hours, with one plate. */
const halfDay: Ticket = {
  ...dayTicket,
  id: "half-day",
  name: "Halbtagesticket Wandern",
  price: 5,
  plates: [{ plate: "M-AB1234", country: "DE" }],
  validFrom: "2026-11-21T11:41:00+01:00",
  validTo: "2026-11-21T17:41:00+01:00"
}

/** Valid at some hours of some days. */
const staffMonth: Ticket = {
  ...dayTicket,
  id: "staff",
  name: "Mitarbeiter Monat (Tag)",
  price: 29,
  plates: [{ plate: "M-SV1187", country: "DE" }],
  validTo: "2026-12-31T00:00:00+01:00",
  isInterruptedTimeFrameTicket: true,
  validityContainer: window
}

const euros = (price: number) => moneyOf(price, "EUR")

const paidIn = (locale: string, country: "de" | "ch", expressRequest: boolean): PaidOrder => ({
  order: {
    id: "ce7e4b0e-4d0f-4f0e-8a34-2a3c5f4a7f11",
    reference: "PS-2345-6789",
    shopId: "bc8740e1-d01e-555c-98de-912bf38d897d",
    subject: "driver|neu",
    storedStatus: "paid",
    status: "paid",
    items: [dayTicket, visits, staffMonth],
    total: euros(102),
    locale,
    expressRequest,
    email: "neu@example.com",
    createdAt: new Date("2026-11-21T10:05:00Z"),
    expiresAt: new Date("2026-11-21T10:35:00Z"),
    isHeld: false,
    settledAt: new Date("2026-11-21T10:06:00Z"),
    replacedBy: null,
    areaCountry: country,
    soldBy: null,
    returnsToCart: false,
    refunds: []
  },
  items: [dayTicket, visits, staffMonth],
  shop: { name: "Parken am Wiesensee", path: "wiesensee", country, accent: "#1f6f9f", logo: undefined },
  operator: demoOperators[country],
  paidWith: paymentMethodText({ name: "visa", lastFour: "4242" }, locale as PaidOrder["language"]),
  proofAddress: "https://shop.example/wiesensee/payment-success?order=ce7e4b0e",
  shopAddress: "https://shop.example/wiesensee",
  language: locale as PaidOrder["language"],
  texts: mailTexts(locale),
  format: mailFormats(locale, "Europe/Berlin")
})

export interface NamedMail {
  readonly name: string
  readonly mail: WrittenMail
}

/** Returns every kind of mail in a language, written at the moment of the payment. */
export const writtenMails = async (locale: string): Promise<ReadonlyArray<NamedMail>> => {
  const paid = paidIn(locale, "de", true)
  const now = new Date("2026-11-21T10:41:00Z")
  const one = { ...paid, items: [halfDay], order: { ...paid.order, total: euros(5) } }
  const correction = {
    oldPlate: { plate: "M-PP123", country: "DE" },
    newPlate: { plate: "M-PP132", country: "DE" }
  }
  return [
    { name: "confirmation", mail: await confirmation(paid, now, logo) },
    {
      name: "confirmation, no right to withdraw",
      mail: await confirmation(paidIn(locale, "ch", false), now, logo)
    },
    { name: "confirmation, one car today", mail: await confirmation(one, now, logo) },
    { name: "refund", mail: refund(paid, "", "paidTwice") },
    { name: "refund, too late", mail: refund(paid, "", "over") },
    ...["returned 800", "partlyReturned 300", "chargedBack 800", "partlyChargedBack 300"].map((about) => ({
      name: `refund, ${about}`,
      mail: refund(paid, about)
    })),
    { name: "plate correction", mail: plateCorrection(paid, dayTicket, correction, now) },
    { name: "reminder, by time", mail: reminder(paid, dayTicket, null, now) },
    { name: "reminder, today", mail: reminder(one, halfDay, null, now) },
    { name: "reminder, by stays", mail: reminder(paid, visits, 2, now) },
    { name: "reminder, by stays without an end", mail: reminder(paid, { ...visits, validTo: null }, 1, now) }
  ]
}
