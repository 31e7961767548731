/** Links to the form that adds plates: directly with one permit that has room, else a list of them. */
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { labelsOf } from "../../../schemas/area-label.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { permitName, permitsWithRoom } from "../../features/permit-labels.ts"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { arrowRightIcon, chevronDownIcon } from "../../ui/later-icons.ts"
import { Heading, Text } from "../../ui/Text.tsx"

interface AddPlatesProps {
  readonly groups: ReadonlyArray<UserShopGroup>
  readonly shopPath: string
  /** The primary action of the page. */
  readonly isMain: boolean
}

const PlatesUsed = ({ group }: { readonly group: UserShopGroup }) => {
  const { t } = useTranslation()
  return group.maximumPlates === null ? null : (
    <Text size="sm" tone="muted">
      {t("account.plates.used", { used: group.activePlates.length, maximum: group.maximumPlates })}
    </Text>
  )
}

export const AddPlates = ({ groups, shopPath, isMain }: AddPlatesProps) => {
  const { t, i18n } = useTranslation()
  const { addressOf, now, offers } = useShell()
  const listId = useId()
  // Local state: no other component needs to know whether the list is open.
  const [isOpen, setOpen] = useState(false)
  const options = permitsWithRoom(groups, now())
  const [only] = options
  if (only === undefined || !offers("plates")) return null
  const variant = isMain ? "primary" : "secondary"
  if (options.length === 1) {
    return (
      <Cluster>
        <LinkButton
          variant={variant}
          icon="plus"
          href={addressOf({ name: "permission", shop: shopPath, groupId: only.groupId })}
        >
          {t("account.permits.addPlates")}
        </LinkButton>
      </Cluster>
    )
  }
  return (
    <Column gap="md">
      <Cluster>
        <Text>{t("account.permits.addPlates")}</Text>
        <Button
          variant={variant}
          iconAfter={chevronDownIcon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t("account.permits.showOptions")}
        </Button>
      </Cluster>
      {isOpen ? (
        <Card as="section" id={listId} aria-label={t("account.permits.options")}>
          <Column gap="md">
            <Heading level={2} size="card">
              {t("account.permits.options")}
            </Heading>
            <Column as="ul" gap="sm">
              {options.map((group) => (
                <Cluster as="li" justify="between" key={group.id}>
                  <Column gap="xs">
                    <LinkButton
                      variant="secondary"
                      iconAfter={arrowRightIcon}
                      href={addressOf({ name: "permission", shop: shopPath, groupId: group.groupId })}
                    >
                      {permitName(group, i18n.language)}
                    </LinkButton>
                    <Text size="sm" tone="muted">
                      {labelsOf(group.areas).join(" · ")}
                    </Text>
                  </Column>
                  <PlatesUsed group={group} />
                </Cluster>
              ))}
            </Column>
          </Column>
        </Card>
      ) : null}
    </Column>
  )
}
