/** Form of a ticket: plates and start, with errors above the form and at each field. */
import { useTranslation } from "react-i18next"
import {
  plateLimit,
  type TicketConfigurationActor,
  type TicketOffer
} from "../../../machines/ticket-configuration/index.ts"
import { AddPlate, usePlateFocus } from "../../features/AddPlate.tsx"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useSubmit } from "../../features/use-submit.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Checkbox } from "../../ui/Field.tsx"
import { KnownPlatesEditor } from "../../ui/KnownPlatesEditor.tsx"
import { Column } from "../../ui/Layout.tsx"
import { ErrorSummary, Notice } from "../../ui/Notice.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Text } from "../../ui/Text.tsx"
import { fieldId, takenPlates, useIssueTexts } from "./issue-texts.ts"
import { PlateEntryField } from "./PlateEntryField.tsx"
import { StartFields } from "./StartFields.tsx"
import { useFocusOnQuestion, useSummary } from "./use-summary.ts"

/** Id of the form, for its button beside or below, at the price. */
export const ticketFormId = "ticket"

const plateFieldId = (index: number) => fieldId(`plate.${index}`)

/** Messages by state. */
const failures = {
  "editing.configuringFailed": "ticket.noPrice",
  "editing.addingFailed": "ticket.addToCartFailed",
  "editing.currencyMismatch": "ticket.otherCurrency",
  "editing.cartFull": "ticket.cartFull"
} as const

const isFailure = (state: string): state is keyof typeof failures => Object.hasOwn(failures, state)

interface TicketFormProps {
  readonly actor: TicketConfigurationActor
  readonly offer: TicketOffer
}

/** Says why the ticket was not added to the cart, with the next step where it is on another page. */
const Refusal = ({ actor }: Pick<TicketFormProps, "actor">) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { context, hasTag, state } = useFlow(actor)
  if (state === "editing.plateTaken") {
    const taken = takenPlates(context)
    const help = (
      <LinkButton variant="secondary" href={reportAddress({ about: "plate" })}>
        {t("report.ask")}
      </LinkButton>
    )
    return (
      <Notice tone="error" live="inView" title={t("ticket.alreadyPurchased")} actions={help}>
        <Sentence text={t("ticket.alreadyPurchasedNext", { plates: taken })} kept={taken} />
      </Notice>
    )
  }
  if (!isFailure(state)) return null
  const cart = addressOf({ name: "shopHome", shop: context.shopPath }, true)
  const toCart = hasTag("refusedByCart") ? (
    <LinkButton variant="secondary" icon="cart" href={cart}>
      {t("layout.openCartAction")}
    </LinkButton>
  ) : null
  return (
    <Notice tone="error" live="inView" actions={toCart}>
      {t(failures[state])}
    </Notice>
  )
}

export const TicketForm = ({ actor, offer }: TicketFormProps) => {
  const { t } = useTranslation()
  const { context, state, snapshot } = useFlow(actor)
  const issueTexts = useIssueTexts(context)
  const { plates } = context.form
  const { summary, question } = useSummary(context, issueTexts)
  const { attempt, submit } = useSubmit(() => actor.send({ type: "CONFIGURE_REQUESTED" }))
  const isWorking = !snapshot.matches("editing")
  useFocusOnQuestion(question, attempt)
  const limit = plateLimit(offer.ticket)
  const { removing } = usePlateFocus(plates.length, plateFieldId)
  const used = plates.filter(({ plate }) => plate.trim() !== "").length

  return (
    <form id={ticketFormId} noValidate onSubmit={submit}>
      <Column gap="lg">
        {state === "editing.correcting" ? <ErrorSummary errors={summary} attempt={attempt} /> : null}
        <Refusal actor={actor} />
        <Card>
          <Column gap="lg">
            {limit === 0 ? null : (
              <Column gap="md">
                {limit > 1 && Number.isFinite(limit) ? (
                  <Text size="sm" tone="muted">
                    {[
                      `${t("plate.used", { used, maximum: limit })}.`,
                      ...(limit > 2 ? [t("plate.listHint")] : [])
                    ].join(" ")}
                  </Text>
                ) : null}
                {plates.map((_, index) => (
                  <PlateEntryField
                    // biome-ignore lint/suspicious/noArrayIndexKey: a plate being typed is known by its place alone
                    key={index}
                    id={plateFieldId(index)}
                    actor={actor}
                    offer={offer}
                    plates={plates}
                    index={index}
                    issue={issueTexts.find(({ field }) => field === `plate.${index}`)?.message ?? null}
                    disabled={isWorking}
                    onRemove={() => {
                      removing(index)
                      actor.send({ type: "PLATE_REMOVED", index })
                    }}
                  />
                ))}
                {snapshot.can({ type: "PLATE_ADDED" }) ? (
                  <AddPlate onAdd={() => actor.send({ type: "PLATE_ADDED" })} />
                ) : null}
              </Column>
            )}
            <StartFields actor={actor} offer={offer} disabled={isWorking} />
            {limit === 0 ? null : (
              <Column gap="xs">
                <Checkbox
                  label={t("ticket.othersCar")}
                  checked={context.form.isOthersCar === true}
                  pending={isWorking}
                  onChange={(isOthersCar) => actor.send({ type: "OWNER_CHANGED", isOthersCar })}
                />
                {offer.recentPlates.length === 0 || isWorking ? null : (
                  <KnownPlatesEditor
                    plates={offer.recentPlates}
                    onChange={(plates) =>
                      actor.send({
                        type: "KNOWN_PLATES_CHANGED",
                        plates: plates.map(({ country = null, ...rest }) => ({ country, ...rest }))
                      })
                    }
                  />
                )}
              </Column>
            )}
          </Column>
        </Card>
      </Column>
    </form>
  )
}
