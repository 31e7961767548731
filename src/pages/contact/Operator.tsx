/** Operator of the car park and its hotline; the hours of the hotline are not those of the car park. */
import { useTranslation } from "react-i18next"
import { operatorCountryOf } from "../../../schemas/operator-country.ts"
import { legalLinks } from "../../features/layouts/legal-links.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Text } from "../../ui/Text.tsx"

interface OperatorProps {
  readonly country: string | null
  /** Subject of a mail: the name of the shop, or its path while only that is known. */
  readonly about: string
}

export const Operator = ({ country, about }: OperatorProps) => {
  const { t } = useTranslation()
  const { contactEmail, contactPhone } = legalLinks(country)
  const subject = encodeURIComponent(t("contact.subject", { shop: about }))
  return (
    <Card as="section">
      <Column gap="md">
        <Facts
          entries={[
            [t("contact.operator"), t(`legal.operator.${operatorCountryOf(country)}`)],
            [
              t("contact.email"),
              <a key="email" href={`mailto:${contactEmail}?subject=${subject}`}>
                {contactEmail}
              </a>
            ],
            [
              t("contact.phone"),
              <a key="phone" href={`tel:${contactPhone.replaceAll(" ", "")}`}>
                {contactPhone}
              </a>
            ],
            [t("contact.hours"), t("contact.hoursText")]
          ]}
        />
        <Text>{t("contact.reference")}</Text>
        <Text>{t("contact.plateNotRecognised")}</Text>
      </Column>
    </Card>
  )
}
