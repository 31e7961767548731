/** Current plates of a permit and their maximum; each can be changed or deleted. */
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import type { RegisteredPlate } from "../../../schemas/plate.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { trashIcon } from "../../ui/later-icons.ts"
import { Heading, Text } from "../../ui/Text.tsx"

interface PlateRowProps {
  readonly actor: PlateChangeActor
  readonly registered: RegisteredPlate
}

const PlateRow = ({ actor, registered }: PlateRowProps) => {
  const { t } = useTranslation()
  const { context, snapshot } = useFlow(actor)
  const { now, offers } = useShell()
  const format = useFormatters(context.shop?.areaCountry)
  const id = useId()
  const { validFrom, validTo, ...plate } = registered
  const term = [
    ...(validFrom !== null && Date.parse(validFrom) > now()
      ? [t("account.permits.from", { date: format.date(validFrom) })]
      : []),
    ...(validTo === null ? [] : [t("home.permissions.expiresOn", { date: format.endDateTime(validTo) })])
  ]
  const change = { type: "CHANGE_REQUESTED", plate } as const
  const remove = { type: "DELETE_REQUESTED", plate } as const
  const idOf = (button: string) => `${id}-${button}`
  return (
    <Column as="li" gap="sm">
      <div id={id}>
        <LicencePlate plate={plate.plate} country={plate.country} size="lg" />
      </div>
      {term.length === 0 ? null : (
        <Text size="sm" tone="muted">
          {term.join(" · ")}
        </Text>
      )}
      {offers("plates") ? (
        <Cluster gap="xs">
          <Button
            variant="secondary"
            id={idOf("change")}
            aria-labelledby={`${idOf("change")} ${id}`}
            aria-disabled={!snapshot.can(change) || undefined}
            onClick={() => actor.send(change)}
          >
            {t("common.change")}
          </Button>
          <Button
            variant="quiet"
            icon={trashIcon}
            id={idOf("delete")}
            aria-labelledby={`${idOf("delete")} ${id}`}
            aria-disabled={!snapshot.can(remove) || undefined}
            onClick={() => actor.send(remove)}
          >
            {t("common.delete")}
          </Button>
        </Cluster>
      ) : null}
    </Column>
  )
}

interface PermitPlatesProps {
  readonly actor: PlateChangeActor
  readonly group: UserShopGroup
}

export const PermitPlates = ({ actor, group }: PermitPlatesProps) => {
  const { t } = useTranslation()
  const { activePlates, maximumPlates } = group
  return (
    <Card as="section">
      <Column gap="md">
        <Cluster justify="between">
          <Heading level={2}>{t("account.tickets.plates")}</Heading>
          {maximumPlates === null || maximumPlates === 0 ? null : (
            <Text tone="muted">
              {t("account.plates.used", { used: activePlates.length, maximum: maximumPlates })}
            </Text>
          )}
        </Cluster>
        {activePlates.length === 0 ? (
          <Text>{t("account.permits.noPlates")}</Text>
        ) : (
          <Column as="ul" gap="md">
            {activePlates.map((registered) => (
              <PlateRow
                key={`${registered.country} ${registered.plate}`}
                actor={actor}
                registered={registered}
              />
            ))}
          </Column>
        )}
      </Column>
    </Card>
  )
}
