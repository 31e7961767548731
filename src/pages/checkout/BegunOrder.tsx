/** Open order, from any device: start, amount and possible actions; or its bank is being queried. */
import { useTranslation } from "react-i18next"
import { type CheckoutActor, isBankAsked } from "../../../machines/checkout/index.ts"
import { orderTotal } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { OrderedTickets } from "../../features/OrderedTickets.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"

export const BegunOrder = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { context, snapshot } = useFlow(actor)
  const { order, isFromHere, items, shop } = context
  const country = shop?.areaCountry ?? null
  const format = useFormatters(country)
  // Also while order and cart are loaded again: the notice stays as it is.
  if (isBankAsked(context)) {
    return (
      <Notice
        tone="info"
        live="inView"
        title={t("payment.processing.title")}
        actions={
          snapshot.can({ type: "OTHERS_CHOSEN" }) ? (
            <Button variant="secondary" onClick={() => actor.send({ type: "OTHERS_CHOSEN" })}>
              {t("cart.order.others")}
            </Button>
          ) : null
        }
      >
        {t("cart.order.underWay")}
      </Notice>
    )
  }
  if (order?.status === "processing") {
    return (
      <Notice tone="info" live title={t("payment.processing.title")}>
        <Column gap="sm">
          <span>{t("cart.order.stillAsked")}</span>
          <OrderedTickets order={order} country={country} />
        </Column>
      </Notice>
    )
  }
  if (order === null || !snapshot.can({ type: "ORDER_CANCELLED" })) return null
  const isOfThisCart = snapshot.matches("awaitingPayment")
  const facts = { time: format.time(order.createdAt), price: format.price(orderTotal(order)) }
  return (
    <Notice
      tone="info"
      live={isOfThisCart ? "inView" : true}
      title={t(isOfThisCart ? "payment.open.title" : "cart.order.earlier")}
      actions={
        <>
          <Button
            variant={isOfThisCart ? "primary" : "secondary"}
            onClick={() => actor.send({ type: "PAYMENT_RESUMED" })}
          >
            {t("payment.open.resume")}
          </Button>
          <Button variant="quiet" onClick={() => actor.send({ type: "ORDER_CANCELLED" })}>
            {t("cart.order.cancel")}
          </Button>
        </>
      }
    >
      <Column gap="sm">
        <span>
          {[
            t(isFromHere ? "cart.order.here" : "cart.order.elsewhere", facts),
            ...(isOfThisCart || items.length === 0 ? [] : [t("cart.order.replaces")])
          ].join(" ")}
        </span>
        {/* What would be paid is not what stands below: another plate perhaps, which the driver has put right since. */}
        {isOfThisCart ? null : <OrderedTickets order={order} country={country} />}
      </Column>
    </Notice>
  )
}
