/** Permits of the driver in this shop: active before expired before available, each once. */
import { useTranslation } from "react-i18next"
import { labelsOf } from "../../../schemas/area-label.ts"
import { isActive, isAvailable, isExpired, shownGroups } from "../../../schemas/group-class.ts"
import { plateRoom } from "../../../schemas/limit.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import { titleIn } from "../../../schemas/title-in.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { firstDayOf } from "../../features/permit-start.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import type { Elements } from "../../ui/elements.ts"
import { Column, Tiles } from "../../ui/Layout.tsx"
import { PermissionCard } from "../../ui/PermissionCard.tsx"
import { Badge, Heading, Text } from "../../ui/Text.tsx"

export default function Permissions({ shop }: { readonly shop: ShopWithGroups }) {
  const { t, i18n } = useTranslation()
  const { tell, now, offers } = useShell()
  const format = useFormatters(shop.areaCountry)
  const groups = shownGroups(shop.userShopGroups)
  if (groups.length === 0) return null
  const isOver = (group: UserShopGroup) => plateRoom(group, now()) === "over"
  /** Undefined where there is nothing to show, so that the card shows its action. */
  const contentOf = (group: UserShopGroup): Elements => {
    const { maximumPlates: maximum, activePlates } = group
    const hasEnded = isExpired(group) || isOver(group)
    const beginning = firstDayOf(group, now())
    if (maximum === null && !hasEnded && beginning === null) return undefined
    return (
      <>
        {hasEnded ? (
          <span>
            <Badge tone="warning">{t("home.permissions.expired")}</Badge>
          </span>
        ) : null}
        {beginning === null ? null : (
          <Text size="sm">{t("account.permits.from", { date: format.date(beginning) })}</Text>
        )}
        {maximum === null ? null : (
          <Text size="sm">{t("home.permissions.platesUsed", { used: activePlates.length, maximum })}</Text>
        )}
      </>
    )
  }
  return (
    <Column as="section" gap="md">
      <Heading level={2}>{t("home.permissions.heading")}</Heading>
      <Tiles>
        {groups.map((group) => (
          <PermissionCard
            key={group.id}
            title={titleIn(group.translations, i18n.language, group.name)}
            areas={labelsOf(group.areas)}
            active={isActive(group)}
            ended={isOver(group)}
            onViewDetails={() => tell({ type: "PERMITS_CHOSEN" })}
            {...(isAvailable(group) && !isOver(group) && offers("plates")
              ? { onAddPlate: () => tell({ type: "PERMIT_CHOSEN", groupId: group.groupId }) }
              : {})}
          >
            {contentOf(group)}
          </PermissionCard>
        ))}
      </Tiles>
    </Column>
  )
}
