/** Saves what is on the screen, and nothing else, as a table for a spreadsheet. Loaded on demand. */
import type { TFunction } from "i18next"
import { type ActiveTicket, orderItemOf } from "../../schemas/active-ticket.ts"
import type { useFormatters } from "../i18n/index.ts"
import { saveFile } from "../ui/save-file.ts"
import { areaLabels, titleOf } from "./ticket-labels.ts"
import { csvOf } from "./ticket-table.ts"

export const saveTable = (
  tickets: ReadonlyArray<ActiveTicket>,
  t: TFunction,
  format: ReturnType<typeof useFormatters>
): void => {
  const time = (instant: string | null) => (instant === null ? "" : format.dateTime(instant))
  const rows = [
    [
      t("account.tickets.ticket"),
      t("account.tickets.plates"),
      t("account.tickets.areas"),
      t("account.tickets.validFrom"),
      t("account.tickets.validTo"),
      t("account.tickets.price"),
      t("payment.success.reference")
    ],
    ...tickets.map((ticket) => [
      titleOf(ticket, format.locale),
      ticket.plates.map(({ plate }) => plate).join(" "),
      areaLabels(ticket).join(" · "),
      time(ticket.validFrom),
      time(ticket.validTo),
      format.price(ticket.price, ticket.currencyCode),
      orderItemOf(ticket)?.orderId ?? ""
    ])
  ]
  saveFile(
    `${t("account.tickets.tableFile")}.csv`,
    new Blob([csvOf(rows, format.locale)], { type: "text/csv;charset=utf-8" })
  )
}
