/** How to reach the operator of a shop. */
import { useTranslation } from "react-i18next"
import { operatorCountryOf } from "../../../schemas/shop.ts"
import { legalLinks } from "../../layouts/legal-links.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column, Page } from "../../ui/Layout.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { AboutPlate } from "./AboutPlate.tsx"
import { orderInQuestion, plateInQuestion } from "./plate-in-question.ts"

interface ContactScreenProps {
  readonly shopPath: string
  /** Of the shop, as far as it is known from earlier. */
  readonly country: string | null
}

export default function ContactScreen({ shopPath, country }: ContactScreenProps) {
  const { t } = useTranslation()
  const { contactEmail, contactPhone } = legalLinks(country)
  const order = orderInQuestion(location.hash)
  const subject = encodeURIComponent(
    [t("contact.subject", { shop: shopPath }), ...(order === null ? [] : [order])].join(", ")
  )
  const question = plateInQuestion(location.hash)
  return (
    <Page width="reading">
      <Column gap="lg">
        <PageHeading>{t("contact.title")}</PageHeading>
        <Text>{t("contact.text")}</Text>
        {question === null ? null : <AboutPlate plate={question} email={contactEmail} />}
        <Card as="section">
          <Column gap="md">
            <Facts
              entries={[
                [t("payment.success.reference"), order],
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
      </Column>
    </Page>
  )
}
