/** Offers a bought ticket as a calendar file, built on the page. */
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { calendarFile } from "../../../schemas/coverage/calendar-file.ts"
import { calendarTitle } from "../../../schemas/coverage/calendar-title.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { calendarIcon } from "../../ui/later-icons.ts"

interface CalendarLinkProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly locale: string
  readonly timeZone: string
}

/** Returns the text of the file; null for a ticket without a time. */
const fileOf = ({ ticket, reference, locale, timeZone }: CalendarLinkProps): string | null =>
  calendarFile(
    [
      {
        uid: `${reference}-${ticket.id}`,
        title: calendarTitle(ticket, locale, timeZone),
        ticket,
        timeZone,
        place: areaLabels(ticket).join("; "),
        notes: [titleOf(ticket, locale), reference, ...ticket.plates.map(({ plate }) => plate)].join("\n")
      }
    ],
    Date.now()
  )

export const CalendarLink = ({ ticket, reference, locale, timeZone }: CalendarLinkProps) => {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  // After the ticket is shown: it takes longer than all the rest of it.
  useEffect(() => {
    const file = fileOf({ ticket, reference, locale, timeZone })
    if (file === null) return setAddress(null)
    const made = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [ticket, reference, locale, timeZone])
  if (address === null) return null
  return (
    <LinkButton icon={calendarIcon} href={address} download={`${reference}.ics`}>
      {t("account.tickets.calendar")}
    </LinkButton>
  )
}
