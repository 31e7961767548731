/** Text about a refund: the payment arrived twice, or too late. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnContext } from "../../../machines/payment-return/index.ts"
import { hundredths } from "../../../schemas/money.ts"
import { useFormatters } from "../../i18n/index.ts"

/** Returns null without a refund. */
export const useRefund = ({ order, shop }: PaymentReturnContext): string | null => {
  const { t } = useTranslation()
  const { price } = useFormatters(shop?.areaCountry ?? null)
  if (order === null || order.refunds.length === 0) return null
  const returned = order.refunds.reduce((sum, { amount }) => sum + hundredths(amount), 0)
  return t("payment.refund", { amount: price({ hundredths: returned, currencyCode: order.currencyCode }) })
}
