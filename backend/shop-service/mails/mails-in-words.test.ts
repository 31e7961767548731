/** Every mail in every language, word for word, as docs/mails shows it to who decides on the words. `vitest -u` brings it up to date. */
import { join } from "node:path"
import { expect, it } from "vitest"
import type { Ticket } from "../../../schemas/ticket.ts"
import { demoOperators } from "../../demo-world/operators.ts"
import { plainText } from "./blocks.ts"
import { confirmation } from "./confirmation.ts"
import { mailFormats } from "./formats.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { plateCorrection } from "./plate-correction.ts"
import { refund } from "./refund.ts"
import { reminder } from "./reminder.ts"
import { mailTexts } from "./texts.ts"

const area = {
  name: "Wanderparkplatz Nord",
  locality: "Wiesensee",
  areaEntityId: "4b3dd33c-0b8c-5a0c-9a44-8f6d2f0a8a10",
  currency: "EUR"
}

const dayTicket: Ticket = {
  id: "day",
  name: "Tagesticket",
  validityAreaEntityId: [area.areaEntityId],
  validityAreaName: area.name,
  areas: [area],
  ruleId: "rule-day",
  ruleIds: [],
  price: 8,
  maximumPlates: 2,
  ticketCovered: null,
  translations: null,
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00",
  validityDurationSeconds: null,
  validityDuration: null,
  requiredStartTimeValues: ["year", "month", "day"],
  startTime: null,
  plate: null,
  plateCountry: null,
  plates: [
    { plate: "M-PP123", country: "DE" },
    { plate: "SG197052", country: "CH" }
  ],
  currencyCode: "EUR",
  ticketType: "singleUse",
  usageLimit: null,
  discountInfo: null,
  validityContainer: null,
  isInterruptedTimeFrameTicket: null,
  hash: "sealed",
  configuredAt: "2026-11-21T10:00:00Z"
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

const paidIn = (locale: string, country: "de" | "ch", expressRequest: boolean): PaidOrder => ({
  order: {
    id: "ce7e4b0e-4d0f-4f0e-8a34-2a3c5f4a7f11",
    reference: "PS-2345-6789",
    shopId: "bc8740e1-d01e-555c-98de-912bf38d897d",
    subject: "driver|neu",
    storedStatus: "paid",
    status: "paid",
    items: [dayTicket, visits],
    total: 7300,
    currencyCode: "EUR",
    locale,
    expressRequest,
    email: "neu@example.com",
    createdAt: new Date("2026-11-21T10:05:00Z"),
    expiresAt: new Date("2026-11-21T10:35:00Z"),
    isHeld: false,
    settledAt: new Date("2026-11-21T10:06:00Z"),
    replacedBy: null,
    refunds: []
  },
  items: [dayTicket, visits],
  shop: { name: "Parken am Wiesensee", path: "wiesensee", country },
  operator: demoOperators[country],
  proofAddress: "https://shop.example/wiesensee/payment-success?order=ce7e4b0e",
  shopAddress: "https://shop.example/wiesensee",
  language: locale as PaidOrder["language"],
  texts: mailTexts(locale),
  format: mailFormats(locale, "Europe/Berlin")
})

const inWords = (name: string, { subject, title, language, blocks, attachments }: WrittenMail): string =>
  [
    `## ${name} (${language})`,
    `Subject: ${subject}`,
    `Title: ${title}`,
    "",
    plainText(blocks).trimEnd(),
    "",
    ...attachments.map(({ name, mediaType }) => `Attached: ${name}, ${mediaType}`),
    ""
  ].join("\n")

it.each(["de", "en", "fr", "it"])("says in %s what was last agreed on", async (locale) => {
  const paid = paidIn(locale, "de", true)
  const now = new Date("2026-11-21T10:06:00Z")
  const correction = {
    oldPlate: { plate: "M-PP123", country: "DE" },
    newPlate: { plate: "M-PP132", country: "DE" }
  }
  const mails = [
    inWords("confirmation", await confirmation(paid, now)),
    inWords("confirmation, no right to withdraw", await confirmation(paidIn(locale, "ch", false), now)),
    inWords("refund", refund(paid)),
    inWords("plate correction", plateCorrection(paid, dayTicket, correction)),
    inWords("reminder, by time", reminder(paid, dayTicket, null)),
    inWords("reminder, by stays", reminder(paid, visits, 2))
  ]
  await expect(mails.join("\n")).toMatchFileSnapshot(
    join(import.meta.dirname, `../../../docs/mails/${locale}.txt`)
  )
})
