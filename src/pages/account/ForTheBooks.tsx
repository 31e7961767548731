/** What a driver takes along for the books: the tickets of the page as a table, and the receipts of all that was paid as one file. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { accountMachine } from "../../../machines/account/index.ts"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
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

interface ForTheBooksProps {
  readonly actor: ActorRefFrom<typeof accountMachine>
  readonly tickets: ReadonlyArray<ActiveTicket>
}

export const ForTheBooks = ({ actor, tickets }: ForTheBooksProps) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const { offers } = useShell()
  const format = useFormatters(context.shop?.areaCountry ?? null)
  return (
    <Cluster>
      {tickets.length > 0 ? (
        <Save
          onClick={() => {
            // Without the connection that it takes, there is no table, as there is no receipt.
            import("../../features/save-table.ts")
              .then(({ saveTable }) => saveTable(tickets, t, format))
              .catch(() => undefined)
          }}
        >
          {t("account.tickets.table")}
        </Save>
      ) : null}
      {offers("orders") ? (
        <Save
          pending={state === "fetchingAllReceipts"}
          // One thing after the other: what is pressed meanwhile would be lost.
          aria-disabled={!/^(showing|without)/.test(state) || undefined}
          onClick={() => actor.send({ type: "ALL_RECEIPTS_REQUESTED" })}
        >
          {t("account.receipts.all")}
        </Save>
      ) : null}
    </Cluster>
  )
}
