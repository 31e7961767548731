/** Accepted payment methods, shown before an order. */
import { useTranslation } from "react-i18next"
import { Cluster } from "../ui/Layout.tsx"
import { Badge } from "../ui/Text.tsx"

const methods = ["card", "wallet", "debit"] as const

export const PaymentMarks = () => {
  const { t } = useTranslation()
  return (
    <Cluster as="ul" gap="xs" aria-label={t("checkout.methods.title")}>
      {methods.map((method) => (
        <li key={method}>
          <Badge>{t(`checkout.methods.${method}`)}</Badge>
        </li>
      ))}
    </Cluster>
  )
}
