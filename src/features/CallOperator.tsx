/** Link that calls the operator of a shop, where its country is known. */
import { useTranslation } from "react-i18next"
import { LinkButton } from "../ui/Button.tsx"
import { legalLinks } from "./layouts/legal-links.ts"

interface CallOperatorProps {
  readonly country: string | null
  readonly variant?: "primary" | "secondary"
}

export const CallOperator = ({ country, variant = "primary" }: CallOperatorProps) => {
  const { t } = useTranslation()
  if (!country) return null
  const { contactPhone } = legalLinks(country)
  return (
    <LinkButton variant={variant} href={`tel:${contactPhone.replaceAll(" ", "")}`}>
      {/* One line of its own where both do not fit. */}
      {`${t("contact.phone")} ${contactPhone.replaceAll(" ", "\u00a0")}`}
    </LinkButton>
  )
}
