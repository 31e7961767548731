/** Dialog that replaces a plate: reason, old plate, new plate, start. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { wholePlate } from "../../../machines/plate-entry.ts"
import { addsPlate } from "../../../schemas/plate-change-reason.ts"
import { useFlow } from "../../features/flow.tsx"
import { PlateEntry } from "../../features/PlateEntry.tsx"
import { useSubmit } from "../../features/use-submit.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { ErrorSummary, Notice } from "../../ui/Notice.tsx"
import { Text } from "../../ui/Text.tsx"
import { ChangeTimeline } from "./ChangeTimeline.tsx"
import { changeFieldIds, useChangeIssues } from "./issue-texts.ts"
import { ReasonSelect } from "./ReasonSelect.tsx"
import { useStart } from "./use-start.ts"

const causes = {
  "changing.noRoom": "account.plates.maximumReached",
  "changing.unreachable": "account.plates.unanswered",
  "changing.failed": "error.server.text"
} as const

const isFailure = (state: string): state is keyof typeof causes => Object.hasOwn(causes, state)

const formId = "change-plate"

export const ChangePlateDialog = ({ actor }: { readonly actor: PlateChangeActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const issues = useChangeIssues(context, state)
  const { attempt, submit } = useSubmit(() => actor.send({ type: "CONFIRMED" }))
  const { change, shop } = context
  const start = useStart(context)
  const isSaving = state === "savingChange"
  const back = () => actor.send({ type: "BACK" })
  const issueOf = (fieldId: string) => issues.find((issue) => issue.fieldId === fieldId)?.message ?? null
  const next = change === null ? null : wholePlate(change.entry)
  const adds = change !== null && change.reason !== null && addsPlate(change.reason)
  return (
    <Dialog
      open={change !== null && hasTag("change")}
      title={t("account.plates.changeTitle")}
      closeLabel={t("common.back")}
      onClose={back}
      actions={
        <>
          <Button type="submit" form={formId} pending={isSaving}>
            {t(isSaving ? "account.plates.saving" : "common.confirm")}
          </Button>
          <Button variant="quiet" aria-disabled={isSaving || undefined} onClick={back}>
            {t(hasTag("changeOutdated") ? "account.plates.lookAgain" : "common.back")}
          </Button>
        </>
      }
    >
      {change === null ? null : (
        <form id={formId} noValidate onSubmit={submit}>
          <Column gap="md">
            {hasTag("changeInvalid") ? <ErrorSummary errors={issues} attempt={attempt} /> : null}
            <ReasonSelect
              id={changeFieldIds.reason}
              reason={change.reason}
              error={issueOf(changeFieldIds.reason)}
              disabled={isSaving}
              onChange={(reason) => actor.send({ type: "REASON_CHANGED", reason })}
            />
            <Facts
              entries={[
                [
                  t("account.plates.oldPlate"),
                  <LicencePlate key="old" plate={change.previous.plate} country={change.previous.country} />
                ]
              ]}
            />
            <PlateEntry
              id={changeFieldIds.plate}
              label={t("account.plates.newPlate")}
              entry={change.entry}
              entries={[change.entry]}
              shopCountry={shop?.areaCountry ?? null}
              recentPlates={context.recentPlates}
              issue={issueOf(changeFieldIds.plate)}
              disabled={isSaving}
              onEdit={actor.send}
            />
            {next === null ? (
              <Text size="sm" tone="muted">
                {start.hint}
              </Text>
            ) : (
              <ChangeTimeline
                start={start}
                before={[change.previous]}
                after={adds ? [change.previous, next] : [next]}
              />
            )}
            {isFailure(state) ? (
              <Notice tone="error" live="inView" title={t("account.plates.changeFailed")}>
                {t(causes[state])}
              </Notice>
            ) : null}
          </Column>
        </form>
      )}
    </Dialog>
  )
}
