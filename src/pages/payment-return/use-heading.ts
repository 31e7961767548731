import { useTranslation } from "react-i18next"
import type { PaymentReturnActor, PaymentReturnContext } from "../../../machines/payment-return/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"

/** Time after the payment during which the page thanks for it, once; other visits are for the proof. */
const thanksMilliseconds = 600_000

/** Returns true if the order has just been paid. */
export const isJustPaid = ({ order, isOpenedAgain }: PaymentReturnContext, now: number): boolean =>
  order !== null && !isOpenedAgain && !(now - Date.parse(order.settledAt ?? "") > thanksMilliseconds)

export const useHeading = (actor: PaymentReturnActor): string => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { context, snapshot, state, hasTag } = useFlow(actor)
  const hasLeft = context.page === "failed" && !context.isReplacement
  if (hasTag("bought")) {
    return t(isJustPaid(context, now()) ? "payment.success.title" : "payment.proof.title")
  }
  if (snapshot.matches("proofKept")) return t("payment.proof.title")
  if (hasTag("processing")) return t("payment.processing.title")
  if (hasTag("payable")) return t(hasLeft ? "payment.left.title" : "payment.open.title")
  if (hasTag("over")) {
    const status = context.order?.status
    return t(`payment.${status === "expired" || status === "cancelled" ? status : "failed"}.title`)
  }
  switch (state) {
    case "orderUnknown":
      return t(hasLeft ? "payment.left.title" : "payment.unknown.title")
    case "signedOut":
      return t(hasLeft ? "payment.left.title" : "checkout.reviewHeading")
    case "unreachable":
      return t("error.network.title")
    case "paymentAddressRefused":
      return t("common.genericError")
    default:
      return t("checkout.reviewHeading")
  }
}
