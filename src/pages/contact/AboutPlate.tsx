/** The plate that a shop did not take, ready to be sent to those who can tell whether it is right. */
import { useTranslation } from "react-i18next"
import type { PlateInQuestion } from "../../screens/plate-in-question.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Heading, Text } from "../../ui/Text.tsx"

interface AboutPlateProps {
  readonly plate: PlateInQuestion
  readonly email: string
}

export const AboutPlate = ({ plate: { plate, country }, email }: AboutPlateProps) => {
  const { t } = useTranslation()
  const subject = encodeURIComponent(t("plate.contact.subject"))
  const body = encodeURIComponent(t("plate.contact.body", { plate, country }))
  return (
    <Card as="section">
      <Column gap="md">
        <Heading level={2}>{t("plate.contact.subject")}</Heading>
        <LicencePlate plate={plate} country={country} size="lg" />
        <Text>{t("plate.isRightText")}</Text>
        <Cluster>
          <LinkButton icon={mailIcon} href={`mailto:${email}?subject=${subject}&body=${body}`}>
            {t("plate.contact.write")}
          </LinkButton>
        </Cluster>
      </Column>
    </Card>
  )
}
