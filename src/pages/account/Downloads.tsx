/** Downloads for the accounts: the tickets of the page as a table, all receipts as one file. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { receiptIcon } from "../../ui/later-icons.ts"

interface SaveProps {
  readonly children: string
  readonly onClick: () => void
  readonly pending?: boolean
  readonly "aria-disabled"?: true | undefined
}

const Save = (props: SaveProps) => (
  <Button variant="quiet" size="sm" edge="start" icon={receiptIcon} {...props} />
)

interface DownloadsProps {
  readonly actor: AccountActor
  readonly tickets: ReadonlyArray<ActiveTicket>
}

export const Downloads = ({ actor, tickets }: DownloadsProps) => {
  const { t } = useTranslation()
  const { context, snapshot, state } = useFlow(actor)
  const { offers } = useShell()
  const format = useFormatters(context.shop?.areaCountry ?? null)
  if (tickets.length === 0) return null
  return (
    <Cluster>
      <Save
        onClick={() => {
          // A failed import has the same effect as a failed receipt: without a connection there is no file.
          import("../../features/save-table.ts")
            .then(({ saveTable }) => saveTable(tickets, t, format))
            .catch(() => undefined)
        }}
      >
        {t("account.tickets.table")}
      </Save>
      {offers("orders") && tickets.some(orderItemOf) ? (
        <Save
          pending={state === "fetchingAllReceipts"}
          // One action at a time: events sent meanwhile would be dropped.
          aria-disabled={!snapshot.can({ type: "ALL_RECEIPTS_REQUESTED" }) || undefined}
          onClick={() => actor.send({ type: "ALL_RECEIPTS_REQUESTED" })}
        >
          {t("account.receipts.all")}
        </Save>
      ) : null}
    </Cluster>
  )
}
