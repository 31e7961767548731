/** Reason for the cart's current content: removed (with undo), changed elsewhere, or no longer available. */
import { useTranslation } from "react-i18next"
import type { CheckoutActor } from "../../../machines/checkout/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { titleOf } from "../../features/ticket-labels.ts"
import { Button } from "../../ui/Button.tsx"
import { Notice } from "../../ui/Notice.tsx"

export const CartNotice = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t, i18n } = useTranslation()
  const { context, snapshot } = useFlow(actor)
  const { notice } = context
  if (notice === null) return null
  if (notice.kind === "orderOver") {
    return (
      <Notice tone="info" live title={t(`payment.${notice.status}.title`)}>
        {t(context.items.length === 0 ? "cart.order.notCharged" : "payment.expired.text")}
      </Notice>
    )
  }
  if (notice.kind === "underWay") {
    return snapshot.matches("paymentUnderWay") ? null : (
      <Notice tone="warning" live="inView" title={t("payment.processing.title")}>
        {t("cart.order.underWay")}
      </Notice>
    )
  }
  if (notice.kind !== "removed") {
    const isForTheOrder = notice.kind === "notOrdered"
    return (
      <Notice tone={isForTheOrder ? "warning" : "info"} live={isForTheOrder ? "inView" : true}>
        {t(isForTheOrder ? "cart.notOrdered" : "cart.changedElsewhere")}
      </Notice>
    )
  }
  const [first, ...more] = notice.items
  return (
    <Notice
      tone="info"
      live="inView"
      actions={
        snapshot.can({ type: "REMOVAL_UNDONE" }) ? (
          <Button variant="secondary" onClick={() => actor.send({ type: "REMOVAL_UNDONE" })}>
            {t("cart.undo")}
          </Button>
        ) : null
      }
    >
      {first === undefined || more.length > 0
        ? t("cart.cleared")
        : t("cart.removed", { ticket: titleOf(first, i18n.language) })}
    </Notice>
  )
}
