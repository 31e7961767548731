/** What the page of the payment's result is headed by. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnContext } from "../../../machines/payment-return/index.ts"

/** The state without those nested in it, which ask again and look the same. */
export const topStateOf = (state: string): string => state.split(".")[0] ?? state

export const useHeading = (state: string, { page, isReplacement }: PaymentReturnContext): string => {
  const { t } = useTranslation()
  const hasLeft = page === "failed" && !isReplacement
  const topState = topStateOf(state)
  switch (topState) {
    case "paid":
    case "fetchingReceipt":
    case "startingReminder":
    case "endingReminder":
      return t("payment.success.title")
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
