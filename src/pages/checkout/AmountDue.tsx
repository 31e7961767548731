/** Declarations, items, total and the order button: in view at the end of the cart. */
import { useTranslation } from "react-i18next"
import type { CheckoutActor } from "../../../machines/checkout/index.ts"
import { regularPrice, totalPrice } from "../../../schemas/payable-price.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { ActionBar, Cluster, Column } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { Price } from "../../ui/Price.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { OrderForm, orderFormId } from "./OrderForm.tsx"

export const AmountDue = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { offers } = useShell()
  const { context, snapshot } = useFlow(actor)
  const { items, shop } = context
  const country = shop?.areaCountry ?? null
  const format = useFormatters(country)
  const [first, ...more] = items
  const only = more.length === 0 ? first : undefined
  const canOrder = snapshot.matches("reviewing") && offers("orders")
  const total = totalPrice(items)
  // Required by law directly above the button. Cards alone do not suffice: declarations are between.
  const inOneLine = (item: VerifiedCartItem) =>
    [
      titleOf(item, format.locale),
      areaLabels(item).join("; "),
      validityText(item, t, format),
      ...limitsOf(item, t, format)
    ]
      .filter(Boolean)
      .join(" · ")
  const declarations = canOrder ? <OrderForm actor={actor} /> : null
  return (
    <>
      {only === undefined ? declarations : null}
      {canOrder && more.length > 0 ? (
        <Column gap="xs">
          <Heading level={3}>{t("checkout.reviewHeading")}</Heading>
          <List>
            {items.map((item) => (
              <li key={item.hash ?? item.id}>{inOneLine(item)}</li>
            ))}
          </List>
        </Column>
      ) : null}
      <ActionBar above={only === undefined ? null : declarations}>
        {only === undefined ? null : <Text size="sm">{inOneLine(only)}</Text>}
        {/* The gateway may have sent an undecodable price. */}
        {Number.isNaN(total.hundredths) ? null : (
          <Cluster justify="between">
            <Heading level={3}>{t("checkout.totalDue")}</Heading>
            <Price amount={total} regularAmount={only && regularPrice(only)} country={country} size="lg" />
          </Cluster>
        )}
        {canOrder ? (
          <Button type="submit" form={orderFormId} size="lg" full>
            {t("checkout.order")}
          </Button>
        ) : null}
      </ActionBar>
    </>
  )
}
