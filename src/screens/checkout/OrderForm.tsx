/** The acceptance and the order: what the law wants right above the button stands above this. */
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { checkoutMachine } from "../../../machines/checkout/index.ts"
import { legalLinks } from "../../layouts/legal-links.ts"
import { Button } from "../../ui/Button.tsx"
import { Checkbox } from "../../ui/Field.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Text } from "../../ui/Text.tsx"
import { TextWithLinks } from "../../ui/TextWithLinks.tsx"
import { useFlow } from "../flow.tsx"

export const OrderForm = ({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const links = legalLinks(context.shop?.areaCountry)
  const order = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "ORDER_REQUESTED" })
  }
  return (
    <form noValidate onSubmit={order}>
      <Column gap="md">
        <Text size="sm" tone="muted">
          {t("checkout.paymentMethods")}
        </Text>
        <Text size="sm" tone="muted">
          {t("checkout.withdrawal")}
        </Text>
        <Checkbox
          id="acceptance"
          label={
            <TextWithLinks
              text={t("checkout.accept")}
              links={{ terms: links.terms, privacy: links.privacy }}
            />
          }
          checked={context.hasAccepted}
          error={state === "reviewing.acceptanceMissing" ? t("checkout.acceptRequired") : null}
          onChange={(accepted) => actor.send({ type: "ACCEPTANCE_CHANGED", accepted })}
        />
        <Button type="submit" size="lg" full icon="lock">
          {t("checkout.order")}
        </Button>
      </Column>
    </form>
  )
}
