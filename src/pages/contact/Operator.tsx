/** Who runs the car park, and the hotline: its hours are its own, not those of the car park. */
import { useTranslation } from "react-i18next"
import { operatorCountryOf } from "../../../schemas/operator-country.ts"
import { legalLinks } from "../../features/layouts/legal-links.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Text } from "../../ui/Text.tsx"

interface OperatorProps {
  readonly country: string | null
  /** What a mail is about: the shop by its name, or by its path as long as that is all that is known. */
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
