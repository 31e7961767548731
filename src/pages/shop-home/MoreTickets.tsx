/** Number of tickets shown, and the button that shows more. */
import { useTranslation } from "react-i18next"
import { type ShopHomeActor, ticketsPerPage } from "../../../machines/shop-home/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { Text } from "../../ui/Text.tsx"

interface MoreTicketsProps {
  readonly actor: ShopHomeActor
  readonly shown: number
  readonly total: number
}

export const MoreTickets = ({ actor, shown, total }: MoreTicketsProps) => {
  const { t } = useTranslation()
  const { snapshot } = useFlow(actor)
  return (
    <Cluster justify="center" gap="md">
      <Text role="status">{t("home.shownOf", { shown, total })}</Text>
      {snapshot.can({ type: "MORE_REQUESTED" }) ? (
        <Button variant="secondary" icon="plus" onClick={() => actor.send({ type: "MORE_REQUESTED" })}>
          {t("home.showMoreCount", { count: Math.min(total - shown, ticketsPerPage) })}
        </Button>
      ) : null}
    </Cluster>
  )
}
