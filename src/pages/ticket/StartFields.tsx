/** Start of the ticket, in the time zone of the parking area. */
import { useTranslation } from "react-i18next"
import {
  endedTodayAt,
  firstDate,
  needsDate,
  needsTime,
  needsWeekday,
  startOccurrence,
  type TicketConfigurationActor,
  type TicketOffer
} from "../../../machines/ticket-configuration/index.ts"
import { mayBeginWithPayment } from "../../../schemas/begins-with-payment.ts"
import { addDays } from "../../../schemas/local-time.ts"
import { useFlow } from "../../features/flow.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Choice, LabelledFields } from "../../ui/Choice.tsx"
import { DatePicker } from "../../ui/DatePicker.tsx"
import { figuresIn, formatDay, isOwnZone } from "../../ui/date-text.ts"
import { FieldGroup, Select } from "../../ui/Field.tsx"
import { Text } from "../../ui/Text.tsx"
import { TimeField } from "../../ui/TimeField.tsx"
import { fieldId, useIssueTexts } from "./issue-texts.ts"

interface StartFieldsProps {
  readonly actor: TicketConfigurationActor
  readonly offer: TicketOffer
  readonly disabled: boolean
}

/** Returns seven days by weekday from the first possible one; the values are dates. */
const nextWeekdays = (first: string, locale: string) =>
  Array.from({ length: 7 }, (_, index) => {
    const value = addDays(first, index)
    return { value, label: formatDay(value, locale, { weekday: "long", day: "numeric", month: "long" }) }
  })

export const StartFields = ({ actor, offer, disabled }: StartFieldsProps) => {
  const { t } = useTranslation()
  const { form } = useFlow(actor).context
  const mayBegin = mayBeginWithPayment(offer.ticket)
  return (
    <LabelledFields label={t("ticket.startTime")}>
      {mayBegin && needsTime(offer.ticket) ? (
        <Choice
          label={t("ticket.startTime")}
          value={form.start}
          options={[
            { value: "now", label: t("ticket.start.now") },
            { value: "later", label: t("ticket.start.later") }
          ]}
          disabled={disabled}
          onChange={(start) => actor.send({ type: "START_CHANGED", start })}
        />
      ) : null}
      {mayBegin && form.start === "now" ? (
        <Text size="sm">{t("ticket.startsNow")}</Text>
      ) : (
        <LaterFields actor={actor} offer={offer} disabled={disabled} />
      )}
    </LabelledFields>
  )
}

const LaterFields = ({ actor, offer, disabled }: StartFieldsProps) => {
  const { t } = useTranslation()
  const { context } = useFlow(actor)
  const format = useFormatters(offer.shop.areaCountry)
  const issueOf = useIssueTexts(context)
  const overSince = endedTodayAt(offer)
  const issue = (field: "date" | "time") => issueOf.find((text) => text.field === field)?.message ?? null
  return (
    <>
      <FieldGroup>
        {needsWeekday(offer.ticket) ? (
          <Select
            id={fieldId("date")}
            label={t("ticket.startWeekday")}
            value={context.form.date}
            options={nextWeekdays(firstDate(offer), format.locale)}
            error={issue("date")}
            disabled={disabled}
            onChange={(date) => actor.send({ type: "DATE_CHANGED", date })}
          />
        ) : needsDate(offer.ticket) ? (
          <DatePicker
            id={fieldId("date")}
            label={t("ticket.startDate")}
            value={context.form.date}
            earliest={firstDate(offer)}
            timeZone={offer.timeZone}
            locale={figuresIn(format.locale, offer.shop.areaCountry)}
            error={issue("date")}
            disabled={disabled}
            onChange={(date) => actor.send({ type: "DATE_CHANGED", date })}
          />
        ) : null}
        {needsTime(offer.ticket) ? (
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
      {startOccurrence(context.form, offer) === "twice" ? (
        <Text size="sm">{t("ticket.start.twice")}</Text>
      ) : null}
      {overSince === null ? null : <Text size="sm">{t("ticket.overToday", { time: overSince })}</Text>}
      {isOwnZone(offer.timeZone) ? null : (
        <Text size="sm" tone="muted">
          {t("ticket.zone", { zone: offer.timeZone.replace("_", " ") })}
        </Text>
      )}
    </>
  )
}
