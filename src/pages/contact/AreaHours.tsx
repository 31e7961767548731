/** Opening hours of the parking areas, as far as the shop names them; else where to find them. */
import { useTranslation } from "react-i18next"
import { openingHoursOf } from "../../../schemas/opening-hours.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export const AreaHours = ({ shop }: { readonly shop: Shop }) => {
  const { t } = useTranslation()
  const areas = openingHoursOf(shop.meta)
  return (
    <Card as="section">
      <Column gap="md">
        <Heading level={2}>{t("contact.areaHours.title")}</Heading>
        {areas.length === 0 ? (
          <Text>{t("contact.areaHours.onSite")}</Text>
        ) : (
          <Facts
            entries={areas.map(({ area, open }) => [
              area,
              open === null ? t("contact.areaHours.always") : t("contact.areaHours.daily", open)
            ])}
          />
        )}
      </Column>
    </Card>
  )
}
