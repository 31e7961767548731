/** Snapshot of every mail in every language, in docs/mails, for reviewing texts. `vitest -u` updates it. */
import { join } from "node:path"
import { expect, it } from "vitest"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { ValidityContainer } from "../../../schemas/validity-container.ts"
import { demoOperators } from "../../demo-world/operators.ts"
import { dayTicket } from "../testing/tickets.ts"
import { wordsOf } from "../testing/words-of-pdf.ts"
import { plainText } from "./blocks.ts"
import { confirmation } from "./confirmation.ts"
import { mailFormats } from "./formats.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { plateCorrection } from "./plate-correction.ts"
import { refund } from "./refund.ts"
import { reminder } from "./reminder.ts"
import { mailTexts } from "./texts.ts"

const visits: Ticket = {
  ...dayTicket,
  id: "visits",
  name: "10er-Karte",
  price: 65,
  plates: [{ plate: "M-PP123", country: "DE" }],
  ticketType: "multiUse",
  usageLimit: 10
}

const window: ValidityContainer = {
  id: null,
  parentId: null,
  description: null,
  startTime: "05:30",
  endTime: "18:30",
  weekdays: [1, 2, 3, 4, 5],
  exceptions: [{ date: "2026-12-24", startTime: "05:30", endTime: "12:00" }],
  duration: null,
  areaEntityId: null,
  validityContainer: null
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

const paidIn = (locale: string, country: "de" | "ch", expressRequest: boolean): PaidOrder => ({
  order: {
    id: "ce7e4b0e-4d0f-4f0e-8a34-2a3c5f4a7f11",
    reference: "PS-2345-6789",
    shopId: "bc8740e1-d01e-555c-98de-912bf38d897d",
    subject: "driver|neu",
    storedStatus: "paid",
    status: "paid",
    items: [dayTicket, visits, staffMonth],
    total: 10_200,
    currencyCode: "EUR",
    locale,
    expressRequest,
    email: "neu@example.com",
    createdAt: new Date("2026-11-21T10:05:00Z"),
    expiresAt: new Date("2026-11-21T10:35:00Z"),
    isHeld: false,
    settledAt: new Date("2026-11-21T10:06:00Z"),
    replacedBy: null,
    soldBy: null,
    refunds: []
  },
  items: [dayTicket, visits, staffMonth],
  shop: { name: "Parken am Wiesensee", path: "wiesensee", country },
  operator: demoOperators[country],
  proofAddress: "https://shop.example/wiesensee/payment-success?order=ce7e4b0e",
  shopAddress: "https://shop.example/wiesensee",
  language: locale as PaidOrder["language"],
  texts: mailTexts(locale),
  format: mailFormats(locale, "Europe/Berlin")
})

/** Returns a file's text as its reader sees it; long lines of a calendar are folded. */
const linesOf = (mediaType: string, content: string | Buffer): ReadonlyArray<string> => {
  if (mediaType === "application/pdf") return wordsOf(Buffer.from(content))
  return mediaType.startsWith("text/calendar")
    ? `${content}`.replaceAll("\r\n ", "").trimEnd().split("\r\n")
    : []
}

const inWords = (name: string, { subject, title, language, blocks, attachments }: WrittenMail): string =>
  [
    `## ${name} (${language})`,
    `Subject: ${subject}`,
    `Title: ${title}`,
    "",
    plainText(blocks).trimEnd(),
    "",
    ...attachments.flatMap(({ name, mediaType, content }) => [
      `Attached: ${name}, ${mediaType}`,
      ...linesOf(mediaType, content).map((line) => `  ${line}`)
    ]),
    ""
  ].join("\n")

it.each(["de", "en", "fr", "it"])("matches the agreed texts in %s", async (locale) => {
  const paid = paidIn(locale, "de", true)
  const now = new Date("2026-11-21T10:06:00Z")
  const correction = {
    oldPlate: { plate: "M-PP123", country: "DE" },
    newPlate: { plate: "M-PP132", country: "DE" }
  }
  const mails = [
    inWords("confirmation", await confirmation(paid, now)),
    inWords("confirmation, no right to withdraw", await confirmation(paidIn(locale, "ch", false), now)),
    inWords("refund", refund(paid, "")),
    ...["returned 800", "partlyReturned 300", "chargedBack 800"].map((about) =>
      inWords(`refund, ${about}`, refund(paid, about))
    ),
    inWords("plate correction", plateCorrection(paid, dayTicket, correction)),
    inWords("reminder, by time", reminder(paid, dayTicket, null)),
    inWords("reminder, by stays", reminder(paid, visits, 2))
  ]
  await expect(mails.join("\n")).toMatchFileSnapshot(
    join(import.meta.dirname, `../../../docs/mails/${locale}.txt`)
  )
})
