/** Heading of the payment's result. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnContext } from "../../../machines/payment-return/index.ts"
import { useShell } from "../../features/shop-context.tsx"

/** Time after the payment during which the page thanks for it; later visits are for the proof. */
const thanksMilliseconds = 600_000

/** Returns true if the order has just been paid. */
export const isJustPaid = ({ order }: PaymentReturnContext, now: number): boolean =>
  order !== null && !(now - Date.parse(order.settledAt ?? "") > thanksMilliseconds)

/** Returns the state without its nested states, which repeat the request and look the same. */
export const topStateOf = (state: string): string => state.split(".")[0] ?? state

export const useHeading = (state: string, context: PaymentReturnContext): string => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { page, isReplacement } = context
  const hasLeft = page === "failed" && !isReplacement
  const topState = topStateOf(state)
  switch (topState) {
    case "paid":
    case "fetchingReceipt":
    case "startingReminder":
    case "endingReminder":
      return t(isJustPaid(context, now()) ? "payment.success.title" : "payment.proof.title")
    case "proofKept":
      return t("payment.proof.title")
    case "failed":
    case "expired":
    case "cancelled":
      return t(`payment.${topState}.title`)
    case "askingBank":
    case "stillAsking":
      return t("payment.processing.title")
    case "open":
    case "leavingForPayment":
      return t(hasLeft ? "payment.left.title" : "payment.open.title")
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
