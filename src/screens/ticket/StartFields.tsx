/** From when the ticket is to be good, on the clock of the parking area. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import {
  asksDate,
  asksTime,
  type TicketOffer,
  type ticketConfigurationMachine
} from "../../../machines/ticket-configuration/index.ts"
import { DateField, FieldGroup, TimeField } from "../../ui/Field.tsx"
import { Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { fieldId, useIssueTexts } from "./issue-texts.ts"

interface StartFieldsProps {
  readonly actor: ActorRefFrom<typeof ticketConfigurationMachine>
  readonly offer: TicketOffer
  readonly disabled: boolean
}

export const StartFields = ({ actor, offer, disabled }: StartFieldsProps) => {
  const { t } = useTranslation()
  const { context } = useFlow(actor)
  const issueOf = useIssueTexts(context)
  const issue = (field: "date" | "time") => issueOf.find((text) => text.field === field)?.message ?? null
  return (
    <>
      <FieldGroup>
        {asksDate(offer.ticket) ? (
          <DateField
            id={fieldId("date")}
            label={t("ticket.startDate")}
            value={context.form.date}
            min={offer.now.date}
            error={issue("date")}
            disabled={disabled}
            onChange={(date) => actor.send({ type: "DATE_CHANGED", date })}
          />
        ) : null}
        {asksTime(offer.ticket) ? (
          <TimeField
            id={fieldId("time")}
            label={t("ticket.startClock")}
            value={context.form.time}
            error={issue("time")}
            disabled={disabled}
            onChange={(time) => actor.send({ type: "TIME_CHANGED", time })}
          />
        ) : null}
      </FieldGroup>
      <Text size="sm" tone="muted">
        {t("ticket.zone", { zone: offer.timeZone.replace("_", " ") })}
      </Text>
    </>
  )
}
