/** Saves what is on the screen, and nothing else, as a table for a spreadsheet. Loaded on demand. */
import type { TFunction } from "i18next"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { localTimeIn } from "../../schemas/local-time.ts"
import { paidWithText, paymentMethodText } from "../../schemas/payment-method-text.ts"
import { languageOf, type useFormatters } from "../i18n/index.ts"
import { saveFile } from "../ui/save-file.ts"
import { csvOf } from "./csv.ts"
import { areaLabels, titleOf } from "./ticket-labels.ts"

/** Saves times as ISO 8601 in the shop's time, and amounts as numbers: a spreadsheet sorts and adds them. */
export const saveTable = (
  tickets: ReadonlyArray<ActiveTicket>,
  t: TFunction,
  format: ReturnType<typeof useFormatters>
): void => {
  const time = (instant: string | null) => {
    if (instant === null) return ""
    const local = localTimeIn(format.timeZone, Date.parse(instant))
    return `${local.date} ${local.time}`
  }
  // With the decimal mark by which the separator of the columns is chosen.
  const amount = new Intl.NumberFormat(format.locale, { minimumFractionDigits: 2, useGrouping: false })
  const rows = [
    [
      t("account.tickets.ticket"),
      t("account.tickets.plates"),
      t("account.tickets.areas"),
      t("account.tickets.validFrom"),
      t("account.tickets.validTo"),
      t("account.tickets.price"),
      t("account.tickets.currency"),
      paidWithText[languageOf(format.locale)],
      t("payment.success.reference")
    ],
    ...tickets.map((ticket) => [
      titleOf(ticket, format.locale),
      ticket.plates.map(({ plate }) => plate).join(" "),
      areaLabels(ticket).join(" · "),
      time(ticket.validFrom),
      time(ticket.validTo),
      amount.format(ticket.price),
      ticket.currencyCode,
      ticket.paymentMethod == null
        ? ""
        : (paymentMethodText(ticket.paymentMethod, languageOf(format.locale)) ?? ""),
      ticket.orderReference ?? ""
    ])
  ]
  saveFile(
    `${t("account.tickets.tableFile")}.csv`,
    new Blob([csvOf(rows, format.locale)], { type: "text/csv;charset=utf-8" })
  )
}
