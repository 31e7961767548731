/** The tickets of the page as a table for a spreadsheet, made on the page: what is on the screen, and nothing else. */
import { useTranslation } from "react-i18next"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import { areaLabels, titleOf } from "../../screens/ticket-words.ts"
import { Button } from "../../ui/Button.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { receiptIcon } from "../../ui/later-icons.ts"
import { saveFile } from "../../ui/save-file.ts"
import { csvOf } from "./ticket-table.ts"

interface SaveTableProps {
  readonly tickets: ReadonlyArray<ActiveTicket>
  readonly country: string | null
}

export const SaveTable = ({ tickets, country }: SaveTableProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const time = (instant: string | null) => (instant === null ? "" : format.dateTime(instant))
  const save = () =>
    saveFile(
      `${t("account.tickets.tableFile")}.csv`,
      new Blob(
        [
          csvOf(
            [
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
            ],
            format.locale
          )
        ],
        { type: "text/csv;charset=utf-8" }
      )
    )
  return (
    <Cluster>
      <Button variant="quiet" edge="start" icon={receiptIcon} onClick={save}>
        {t("account.tickets.table")}
      </Button>
    </Cluster>
  )
}
