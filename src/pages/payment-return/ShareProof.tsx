/** Shares the proof as text, since its address requires a login. Copies where browsers cannot share. */
import { useTranslation } from "react-i18next"
import type { Ticket } from "../../../schemas/ticket.ts"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { CopyButton } from "../../ui/CopyButton.tsx"
import { shareIcon } from "../../ui/later-icons.ts"

interface ShareProofProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly shopName: string
  readonly country: string | null
}

export const ShareProof = ({ ticket, reference, shopName, country }: ShareProofProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const title = titleOf(ticket, format.locale)
  const text = [
    `${title}, ${areaLabels(ticket).join(" · ") || shopName}`,
    ...ticket.plates.map(({ plate }) => plate),
    validityText(ticket, t, format),
    `${t("payment.success.reference")}: ${reference}`
  ].join("\n")
  if (navigator.share === undefined) {
    return (
      <CopyButton variant="quiet" size="sm" edge="start" text={text}>
        {t("payment.proof.copy")}
      </CopyButton>
    )
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      edge="start"
      icon={shareIcon}
      onClick={() => {
        // Closing the dialog without a choice rejects, but is no failure.
        navigator.share({ title, text }).catch(() => undefined)
      }}
    >
      {t("payment.proof.share")}
    </Button>
  )
}
