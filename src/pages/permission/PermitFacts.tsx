/** Status, term and area of a permit. */
import { useTranslation } from "react-i18next"
import { labelsOf } from "../../../schemas/area-label.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { permitAvailability, permitTerm, permitTones } from "../../features/permit-labels.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Facts } from "../../ui/Facts.tsx"
import { Badge } from "../../ui/Text.tsx"

interface PermitFactsProps {
  readonly group: UserShopGroup
  readonly country: string | null
}

export const PermitFacts = ({ group, country }: PermitFactsProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const { now } = useShell()
  const availability = permitAvailability(group, now())
  const { validFrom, validTo } = permitTerm(group)
  return (
    <Facts
      entries={[
        [
          t("account.permits.status"),
          <Badge key="status" tone={permitTones[availability]}>
            {availability === "available"
              ? t("home.permissions.available")
              : t(`account.permits.statuses.${availability}`)}
          </Badge>
        ],
        [t("account.tickets.validFrom"), validFrom === null ? null : format.date(validFrom)],
        [
          t("account.tickets.validTo"),
          availability === "available"
            ? null
            : validTo === null
              ? t("account.permits.withoutEnd")
              : format.endDateTime(validTo)
        ],
        [t("account.permits.area"), group.areas.length === 0 ? null : labelsOf(group.areas).join(" · ")]
      ]}
    />
  )
}
