/** The driver's parking permits in a shop, with their plates. */
import { useTranslation } from "react-i18next"
import { areaLabel } from "../../../schemas/area.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import { titleIn } from "../../../schemas/translations.ts"
import { isActive, isExpired, type UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { useFormatters } from "../../i18n/index.ts"
import { type TableColumn as Column, DataTable } from "../../ui/DataTable.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Badge, Text } from "../../ui/Text.tsx"

const useColumns = (country: string | null): ReadonlyArray<Column<UserShopGroup>> => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return [
    {
      key: "name",
      header: t("account.permits.name"),
      cell: (group) => titleIn(group.translations, format.locale, group.name)
    },
    {
      key: "status",
      header: t("account.permits.status"),
      cell: (group) => (
        <Badge tone={isActive(group) ? "success" : "neutral"}>
          {t(`account.permits.statuses.${isActive(group) ? "active" : "expired"}`)}
        </Badge>
      )
    },
    {
      key: "validFrom",
      header: t("account.permits.validFrom"),
      cell: ({ validFrom }) => (validFrom === null ? "" : format.date(validFrom))
    },
    {
      key: "validTo",
      header: t("account.permits.validTo"),
      cell: ({ validTo }) => (validTo === null ? t("account.permits.withoutEnd") : format.date(validTo))
    },
    { key: "area", header: t("account.permits.area"), cell: ({ areas }) => areas.map(areaLabel).join(" · ") },
    {
      key: "plates",
      header: t("account.permits.plates"),
      cell: ({ activePlates }) =>
        activePlates.length === 0 ? (
          t("account.permits.noPlates")
        ) : (
          <Cluster gap="xs">
            {activePlates.map(({ plate, country: of }) => (
              <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} />
            ))}
          </Cluster>
        )
    }
  ]
}

export const Permits = ({ shop }: { readonly shop: ShopWithGroups | null }) => {
  const { t } = useTranslation()
  const columns = useColumns(shop?.areaCountry ?? null)
  return (
    <section id="permissions">
      <DataTable
        caption={t("account.permits.heading")}
        columns={columns}
        rows={(shop?.userShopGroups ?? []).filter((group) => isActive(group) || isExpired(group))}
        rowKey={({ id }) => id}
        status={shop === null ? "loading" : "ready"}
        loading={t("account.permits.loading")}
        empty={<Text>{t("account.permits.empty")}</Text>}
      />
    </section>
  )
}
