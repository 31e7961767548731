/** Permits of the driver in a shop, with their plates, and the links to add more. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { labelsOf } from "../../../schemas/area-label.ts"
import { isActive, isExpired } from "../../../schemas/group-class.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { useFlow } from "../../features/flow.tsx"
import { permitAvailability, permitName, permitTerm, permitTones } from "../../features/permit-labels.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { DataTable, type TableColumn } from "../../ui/DataTable.tsx"
import { Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Link } from "../../ui/Link.tsx"
import { Badge, Text } from "../../ui/Text.tsx"
import { AddPlates } from "./AddPlates.tsx"
import { ListFailed } from "./ListFailed.tsx"

const useColumns = (country: string | null, shopPath: string): ReadonlyArray<TableColumn<UserShopGroup>> => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const now = useShell().now()
  const { addressOf } = useShell()
  const isLater = (instant: string): boolean => Date.parse(instant) > now
  return [
    {
      key: "name",
      header: t("account.permits.name"),
      place: "title",
      cell: (group) => (
        <Link href={addressOf({ name: "permission", shop: shopPath, groupId: group.groupId })}>
          {permitName(group, format.locale)}
        </Link>
      )
    },
    {
      key: "status",
      header: t("account.permits.status"),
      place: "second",
      cell: (group) => {
        const availability = permitAvailability(group, now)
        return (
          <Badge tone={permitTones[availability]}>
            {availability === "available"
              ? t("home.permissions.available")
              : t(`account.permits.statuses.${availability}`)}
          </Badge>
        )
      }
    },
    {
      key: "validFrom",
      header: t("account.tickets.validFrom"),
      cell: (group) => {
        const { validFrom } = permitTerm(group)
        if (validFrom === null) return "–"
        const date = format.date(validFrom)
        return isLater(validFrom) ? t("account.permits.from", { date }) : date
      }
    },
    {
      key: "validTo",
      header: t("account.tickets.validTo"),
      cell: (group) => {
        const { validTo } = permitTerm(group)
        return validTo === null ? t("account.permits.withoutEnd") : format.endDateTime(validTo)
      }
    },
    { key: "area", header: t("account.permits.area"), cell: ({ areas }) => labelsOf(areas).join(" · ") },
    {
      key: "plates",
      header: t("account.tickets.plates"),
      place: "first",
      cell: ({ activePlates }) =>
        activePlates.length === 0 ? (
          t("account.permits.noPlates")
        ) : (
          <Column gap="xs">
            {activePlates.map(({ plate, country: of }) => (
              <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} />
            ))}
          </Column>
        )
    }
  ]
}

export const Permits = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const { section, shop, shopPath } = context
  const columns = useColumns(shop?.areaCountry ?? null, shopPath)
  const groups = shop?.userShopGroups ?? []
  const listed = groups.filter((group) => isActive(group) || isExpired(group))
  const isLoading = shop === null || state === "loadingPermits"
  const status = isLoading ? "loading" : state === "permitsFailed" ? "error" : "ready"
  // Beside the tickets, nothing is said of permits that do not exist.
  if (section === "overview" && listed.length === 0) return null
  return (
    <Column as="section" gap="md" id="permissions">
      <DataTable
        caption={t("account.section.permissions")}
        look="list"
        columns={columns}
        rows={listed}
        rowKey={({ id }) => id}
        status={status}
        loading={t("account.permits.loading")}
        empty={<Text>{t("account.permits.empty")}</Text>}
        error={<ListFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />}
      />
      {status === "ready" ? (
        <AddPlates groups={groups} shopPath={shopPath} isMain={section === "permissions"} />
      ) : null}
    </Column>
  )
}
