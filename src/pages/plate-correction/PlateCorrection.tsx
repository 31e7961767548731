/** Content of the dialog that corrects a plate: the form, or why there is none and whom to ask. */
import { useTranslation } from "react-i18next"
import {
  type AccountActor,
  type Correction,
  ownPlates,
  ticketToCorrect
} from "../../../machines/account/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { PlateEntry } from "../../features/PlateEntry.tsx"
import { useSubmit } from "../../features/use-submit.ts"
import { Facts } from "../../ui/Facts.tsx"
import { Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { ErrorSummary, Notice } from "../../ui/Notice.tsx"
import { Text } from "../../ui/Text.tsx"
import { useIssueText } from "../permission/issue-texts.ts"

interface CorrectionProps {
  readonly actor: AccountActor
  readonly correction: Correction
  /** Id of the form, for the button of the dialog. */
  readonly formId: string
}

const causes = {
  "correctingPlate.unreachable": "account.plates.unanswered",
  "correctingPlate.failed": "error.server.text"
} as const

const isFailure = (state: string): state is keyof typeof causes => Object.hasOwn(causes, state)

const fieldId = "corrected-plate"

const OldPlate = ({ correction: { previous } }: Pick<CorrectionProps, "correction">) => {
  const { t } = useTranslation()
  return (
    <Facts
      entries={[
        [
          t("account.plates.oldPlate"),
          <LicencePlate key="old" plate={previous.plate} country={previous.country} />
        ]
      ]}
    />
  )
}

const Form = ({ actor, correction, formId }: CorrectionProps) => {
  const { t } = useTranslation()
  const textOf = useIssueText()
  const { context, state } = useFlow(actor)
  const { attempt, submit } = useSubmit(() => actor.send({ type: "CONFIRMED" }))
  const { shop } = context
  const { entry, issue } = correction
  const labels =
    issue === null
      ? null
      : issue === "plate_taken"
        ? t("ticket.alreadyPurchased")
        : textOf(issue, entry.country)
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Column gap="md">
        {labels === null ? null : <ErrorSummary errors={[{ fieldId, message: labels }]} attempt={attempt} />}
        <Text>{t("account.correction.once")}</Text>
        <OldPlate correction={correction} />
        <PlateEntry
          id={fieldId}
          label={t("account.plates.newPlate")}
          entry={entry}
          entries={[entry]}
          shopCountry={shop?.areaCountry ?? null}
          recentPlates={ownPlates(context)}
          issue={labels}
          disabled={state === "savingCorrection"}
          onEdit={actor.send}
        />
        {isFailure(state) ? (
          <Notice tone="error" live="inView" title={t("account.plates.changeFailed")}>
            {t(causes[state])}
          </Notice>
        ) : null}
      </Column>
    </form>
  )
}

const Closed = ({ actor, correction }: CorrectionProps) => {
  const { t } = useTranslation()
  const { context } = useFlow(actor)
  const status = ticketToCorrect(context)?.plateCorrection
  return (
    <Column gap="md">
      <Text>{t(`account.correction.${status === "begun" || status === "used" ? status : "none"}`)}</Text>
      <OldPlate correction={correction} />
      <Text>{t("account.correction.help")}</Text>
    </Column>
  )
}

export default function PlateCorrection(props: CorrectionProps) {
  return useFlow(props.actor).state === "correctionClosed" ? <Closed {...props} /> : <Form {...props} />
}
