/** What is ordered, for whom, where, when and for how much: once more, directly above the button that orders. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { checkoutMachine } from "../../../machines/checkout/index.ts"
import { payablePrice } from "../../../schemas/ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import { limitsOf } from "../../screens/coverage-words.ts"
import { useFlow } from "../../screens/flow.tsx"
import { areaLabels, titleOf, validityText } from "../../screens/ticket-words.ts"
import { Column } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { Heading } from "../../ui/Text.tsx"

export const OrderSummary = ({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }) => {
  const { t } = useTranslation()
  const { context } = useFlow(actor)
  const format = useFormatters(context.shop?.areaCountry ?? null)
  return (
    <Column gap="xs">
      <Heading level={3}>{t("checkout.reviewHeading")}</Heading>
      <List>
        {context.items.map((item) => (
          <li key={item.hash ?? item.id}>
            {[
              titleOf(item, format.locale),
              item.plates.map(({ plate }) => plate).join(", "),
              areaLabels(item).join("; "),
              validityText(item, t, format),
              ...limitsOf(item, t, format),
              format.price(payablePrice(item), item.currencyCode)
            ]
              .filter((part) => part !== undefined && part !== "")
              .join(" · ")}
          </li>
        ))}
      </List>
    </Column>
  )
}
