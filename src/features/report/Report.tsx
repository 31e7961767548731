/**
 * Report of a problem: advice, and a letter to the operator with the facts of the page. Only the letter is
 * sent: the driver reads and edits it here, and sends it with a mail program of their own.
 */
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { countryFrom, storedPlate, validateLicencePlate } from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { useFormatters } from "../../i18n/index.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { phoneIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"
import { legalLinks } from "../layouts/legal-links.ts"
import { useShell } from "../shop-context.tsx"
import { areaLabels, titleOf } from "../ticket-labels.ts"
import { LetterForm } from "./LetterForm.tsx"
import type { Report as AboutReport } from "./report-address.ts"

/** Facts of the open page. */
export interface PageFacts {
  readonly shop: string | null
  /** Order number. */
  readonly order: string | null
  readonly plates: ReadonlyArray<Plate>
  /** Bought tickets; only one, when its plate is being corrected. Absent before the login. */
  readonly tickets?: ReadonlyArray<ActiveTicket>
  /** Plates in the forms of the page, valid or not. */
  readonly typed: ReadonlyArray<Plate>
  /** Verification code being entered. */
  readonly code: string | null
}

interface LetterProps {
  readonly report: AboutReport
  readonly facts: PageFacts
  readonly country: string | null
}

interface ReportProps extends Omit<LetterProps, "report"> {
  /** Null when the sheet is closed. */
  readonly report: AboutReport | null
  readonly onClose: () => void
}

const refused = (typed: ReadonlyArray<Plate>): ReadonlyArray<Plate> =>
  typed
    .filter(({ plate }) => plate.trim() !== "")
    .map(storedPlate)
    .filter(({ plate, country }) => validateLicencePlate(countryFrom(country), plate) !== undefined)

const nameOf = ({ plate, country }: { readonly plate: string; readonly country?: string | null }): string =>
  country ? `${plate} (${country})` : plate

/** Returns the initial letter: its subject, then the facts, one per line. */
const useLetter = ({ report, facts, country }: LetterProps): string => {
  const { t } = useTranslation()
  const { now } = useShell()
  const format = useFormatters(country)
  const { about, cause, ticket: number } = report
  const { tickets = [] } = facts
  const ticket = tickets.length === 1 ? tickets[0] : tickets[number ?? -1]
  const { plates } = number === undefined || !ticket ? facts : ticket
  const named = about === "plate" ? refused(facts.typed) : plates
  const end = ticket?.validTo ? [`${t("account.tickets.validTo")} ${format.endDateTime(ticket.validTo)}`] : []
  const lines: ReadonlyArray<readonly [string, string | null | undefined]> = [
    [t("report.page"), `${document.title} (${location.pathname})`],
    [t("interstitial.shop"), facts.shop],
    [
      t("account.tickets.ticket"),
      ticket && [titleOf(ticket, format.locale), ...areaLabels(ticket), ...end].join(", ")
    ],
    [t("plate.label"), named.map(nameOf).join(", ")],
    [t("account.codes.code"), about === "code" ? facts.code : null],
    [t("payment.success.reference"), facts.order],
    [t("report.time"), format.dateTime(new Date(now()))]
  ]
  const details = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  if (cause !== undefined) details.push(t("error.cause", { cause }))
  return [t("report.greeting"), t(`report.letter.${about}`), details.join("\n")].join("\n\n")
}

const Letter = (props: LetterProps) => {
  const { t } = useTranslation()
  const { report, facts, country } = props
  const begun = useLetter(props)
  const [letter, setLetter] = useState(begun)
  const { contactEmail, contactPhone } = legalLinks(country)
  const subject = [t("report.title"), facts.shop, facts.order].filter(Boolean).join(", ")
  return (
    <Column gap="md">
      <Text>{t(`report.next.${report.about}`)}</Text>
      <Cluster>
        <LinkButton
          variant={report.about === "barrier" ? "primary" : "secondary"}
          icon={phoneIcon}
          href={`tel:${contactPhone.replaceAll(" ", "")}`}
        >
          {t("report.call", { phone: contactPhone.replaceAll(" ", "\u00a0") })}
        </LinkButton>
        <Text size="sm" tone="muted">
          {t("contact.hoursText")}
        </Text>
      </Cluster>
      <LetterForm
        letter={letter}
        subject={subject}
        email={contactEmail}
        isUrgent={report.about === "barrier"}
        onChange={setLetter}
      />
      <Text size="sm" tone="muted">
        {t("report.to", { email: contactEmail })}
      </Text>
    </Column>
  )
}

export default function Report({ report, facts, country, onClose }: ReportProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={report !== null} title={t("report.title")} onClose={onClose}>
      {report === null ? null : <Letter report={report} facts={facts} country={country} />}
    </Dialog>
  )
}
