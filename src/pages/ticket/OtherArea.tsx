/** Asks for confirmation, before the form, where the code on the spot names another area than the ticket. */
import { useTranslation } from "react-i18next"
import type { TicketConfigurationActor, TicketOffer } from "../../../machines/ticket-configuration/index.ts"
import { areaLabel } from "../../../schemas/area-label.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { areaLabels } from "../../features/ticket-labels.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Notice } from "../../ui/Notice.tsx"

interface OtherAreaProps {
  readonly actor: TicketConfigurationActor
  readonly offer: TicketOffer
}

export const OtherArea = ({ actor, offer }: OtherAreaProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { otherArea } = offer
  const { areaEntityId } = useFlow(actor).context
  return (
    <Notice
      tone="warning"
      live
      title={t("ticket.otherArea.title")}
      actions={
        <>
          <LinkButton href={addressOf({ name: "shopHome", shop: offer.shop.path, areaEntityId })}>
            {t("ticket.otherArea.others")}
          </LinkButton>
          <Button variant="secondary" onClick={() => actor.send({ type: "AREA_CONFIRMED" })}>
            {t("ticket.otherArea.keep")}
          </Button>
        </>
      }
    >
      {t("ticket.otherArea.text", {
        here: otherArea === null ? "" : areaLabel(otherArea),
        areas: areaLabels(offer.ticket).join(" · ")
      })}
    </Notice>
  )
}
