/** How to reach the operator of a shop. */
import { useTranslation } from "react-i18next"
import { operatorCountryOf } from "../../../schemas/shop.ts"
import { legalLinks } from "../../layouts/legal-links.ts"
import { knownCountry } from "../../services/remembered.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column, Page } from "../../ui/Layout.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { usePageTitle } from "../shop-context.tsx"
import { AboutPlate } from "./AboutPlate.tsx"
import { plateInQuestion } from "./plate-in-question.ts"

export default function ContactScreen({ shopPath }: { readonly shopPath: string }) {
  const { t } = useTranslation()
  const country = knownCountry(shopPath).read() ?? null
  const { contactEmail, contactPhone } = legalLinks(country)
  const subject = encodeURIComponent(t("contact.subject", { shop: shopPath }))
  const question = plateInQuestion(location.hash)
  usePageTitle(t("contact.title"))
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
                [t("contact.operator"), t(`legal.operator.${operatorCountryOf(country ?? null)}`)],
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
