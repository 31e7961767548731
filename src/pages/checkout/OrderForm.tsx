/** Payment methods, and the declarations of the order: directly above its button. */
import { type FormEvent, useEffect } from "react"
import { useTranslation } from "react-i18next"
import {
  type CheckoutActor,
  hasConfirmedCovers,
  needsCoverConfirmation
} from "../../../machines/checkout/index.ts"
import { hasRightToWithdraw } from "../../../schemas/operator-country.ts"
import { useFlow } from "../../features/flow.tsx"
import { legalLinks } from "../../features/layouts/legal-links.ts"
import { PaymentMarks } from "../../features/PaymentMarks.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Checkbox } from "../../ui/Field.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Text } from "../../ui/Text.tsx"
import { TextWithLinks } from "../../ui/TextWithLinks.tsx"

const acceptanceId = "acceptance"
const requestId = "express-request"
const againId = "buy-again"

/** Id of the form, for its button in the bar. */
export const orderFormId = "order"

export const OrderForm = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const links = legalLinks(context.shop?.areaCountry)
  const isMissing = state === "reviewing.acceptanceMissing"
  const isRequestMissing = state === "reviewing.requestMissing"
  const isConfirmationMissing = state === "reviewing.confirmationMissing"
  const isIncomplete = hasTag("incomplete")
  // Focus the missing declaration after an attempt to order without it.
  useEffect(() => {
    if (isMissing) document.getElementById(acceptanceId)?.focus()
    if (isRequestMissing) document.getElementById(requestId)?.focus()
    if (isConfirmationMissing) document.getElementById(againId)?.focus()
  }, [isMissing, isRequestMissing, isConfirmationMissing])
  const order = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "ORDER_REQUESTED" })
  }
  return (
    <form id={orderFormId} noValidate onSubmit={order}>
      <Column>
        <Checkbox
          id={acceptanceId}
          label={
            <strong>
              <TextWithLinks
                text={t("checkout.accept")}
                links={{ terms: links.terms, privacy: links.privacy }}
              />
            </strong>
          }
          checked={context.hasAccepted}
          error={isMissing ? t("checkout.acceptRequired") : null}
          onChange={(accepted) => actor.send({ type: "ACCEPTANCE_CHANGED", accepted })}
        />
        {context.items.some(({ needsExpressRequest }) => needsExpressRequest) ? (
          <Checkbox
            id={requestId}
            label={
              <>
                <strong>{t("checkout.startAsChosen")}</strong>
                <small>{t("checkout.expressRequest")}</small>
              </>
            }
            checked={context.asksForStart}
            error={isIncomplete && !context.asksForStart ? t("checkout.expressRequestRequired") : null}
            onChange={(requested) => actor.send({ type: "EXPRESS_REQUEST_CHANGED", requested })}
          />
        ) : null}
        {needsCoverConfirmation(context) ? (
          <Checkbox
            id={againId}
            label={<strong>{t("checkout.buyAgain")}</strong>}
            checked={hasConfirmedCovers(context)}
            error={isIncomplete && !hasConfirmedCovers(context) ? t("checkout.buyAgainRequired") : null}
            onChange={(confirmed) => actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed })}
          />
        ) : null}
      </Column>
    </form>
  )
}

/** Payment methods and the right to withdraw, or that nothing can be ordered online. */
export const HowToPay = ({ country }: { readonly country: string | null }) => {
  const { t } = useTranslation()
  const { offers } = useShell()
  if (!offers("orders")) return <Notice tone="info">{t("checkout.notOffered")}</Notice>
  return (
    <Column gap="xs">
      <PaymentMarks />
      <Text size="sm" tone="muted">
        {[
          t("checkout.paymentMethods"),
          t("checkout.bankStep"),
          ...(hasRightToWithdraw(country) ? [t("checkout.withdrawal")] : [])
        ].join(" ")}
      </Text>
    </Column>
  )
}
