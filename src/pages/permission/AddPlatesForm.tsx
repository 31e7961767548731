/** Form that adds plates to a permit; plates that failed stay in it, each with its reason. */
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { AddPlate, usePlateFocus } from "../../features/AddPlate.tsx"
import { useFlow } from "../../features/flow.tsx"
import { PlateEntry } from "../../features/PlateEntry.tsx"
import { useSubmit } from "../../features/use-submit.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { ErrorSummary } from "../../ui/Notice.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { AddingOutcome } from "./AddingOutcome.tsx"
import { addFieldId, useAddingIssues } from "./issue-texts.ts"
import { ReasonSelect } from "./ReasonSelect.tsx"
import { useStart } from "./use-start.ts"

interface AddPlatesFormProps {
  readonly actor: PlateChangeActor
  readonly disabled: boolean
}

export const AddPlatesForm = ({ actor, disabled }: AddPlatesFormProps) => {
  const { t } = useTranslation()
  const { context, state, snapshot, hasTag } = useFlow(actor)
  const issues = useAddingIssues(context, state)
  const { attempt, submit } = useSubmit(() => actor.send({ type: "SAVE_REQUESTED" }))
  const { form, shop, recentPlates } = context
  const { hint } = useStart(context)
  const isSaving = state === "savingPlate"
  const isOnly = form.plates.length === 1
  const { removing } = usePlateFocus(form.plates.length, addFieldId)
  return (
    <form noValidate onSubmit={submit}>
      <Card as="section">
        <Column gap="lg">
          <Column gap="xs">
            <Heading level={2}>{t("account.plates.heading")}</Heading>
            <Text size="sm" tone="muted">
              {`${hint} ${t("plate.listHint")}`}
            </Text>
          </Column>
          {hasTag("formInvalid") ? <ErrorSummary errors={issues} attempt={attempt} /> : null}
          {form.plates.map((entry, index) => (
            <PlateEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a plate being typed is known by its place alone
              key={index}
              id={addFieldId(index)}
              label={isOnly ? t("plate.label") : t("plate.labelNumbered", { number: index + 1 })}
              entry={entry}
              entries={form.plates}
              shopCountry={shop?.areaCountry ?? null}
              recentPlates={recentPlates}
              issue={issues.find(({ fieldId }) => fieldId === addFieldId(index))?.message ?? null}
              disabled={disabled}
              index={index}
              onEdit={actor.send}
              onPaste={actor.send}
              onRemove={
                isOnly
                  ? undefined
                  : () => {
                      removing(index)
                      actor.send({ type: "PLATE_REMOVED", index })
                    }
              }
            />
          ))}
          {snapshot.can({ type: "PLATE_ADDED" }) ? (
            <AddPlate onAdd={() => actor.send({ type: "PLATE_ADDED" })} />
          ) : null}
          <ReasonSelect
            id="reason"
            optional
            reason={form.reason}
            disabled={disabled}
            onChange={(reason) => actor.send({ type: "REASON_CHANGED", reason })}
          />
          <AddingOutcome actor={actor} />
          <Button type="submit" size="lg" full pending={isSaving} aria-disabled={disabled || undefined}>
            {t(isSaving ? "account.plates.saving" : "account.plates.save")}
          </Button>
        </Column>
      </Card>
    </form>
  )
}
