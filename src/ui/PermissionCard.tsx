// Parking permit: active with its banner and a link to its details, or with a button to add a plate.
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { AreaPills } from "./AreaPills.tsx"
import { Button } from "./Button.tsx"
import type { Elements } from "./elements.ts"
import { Icon } from "./Icon.tsx"
import { successIcon } from "./later-icons.ts"
import { permissionPills } from "./measures.ts"
import { slotRecipe } from "./recipe.ts"
import { Heading, Text } from "./Text.tsx"

const permissionCard = slotRecipe("permission-card")()

interface PermissionCardProps {
  readonly title: string
  readonly areas: readonly string[]
  /** Whether it has an active plate. */
  readonly active: boolean
  /** Its own term is over, whatever its plates say. */
  readonly ended?: boolean
  /** Text such as "1 of 2 licence plates", or an expiry. */
  readonly children?: Elements
  readonly onViewDetails?: () => void
  /** Absent where no plate can be added. */
  readonly onAddPlate?: () => void
}

export const PermissionCard = (props: PermissionCardProps) => {
  const { title, active, ended = false, children, onViewDetails, onAddPlate } = props
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <article className={permissionCard("root")} aria-labelledby={titleId}>
      {active && !ended && (
        <p className={permissionCard("banner")}>
          <Icon name={successIcon} />
          <span>{t("home.permissions.activeBanner")}</span>
        </p>
      )}
      <div className={permissionCard("body")}>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {children ?? (!active && onAddPlate && <Text size="sm">{t("home.permissions.addPlateText")}</Text>)}
        <AreaPills areas={props.areas} shown={permissionPills} />
        {active && onViewDetails && (
          <Button variant="secondary" full aria-describedby={titleId} onClick={onViewDetails}>
            {t("home.permissions.viewDetails")}
          </Button>
        )}
        {onAddPlate && (
          <Button
            variant={active ? "quiet" : "secondary"}
            icon="plus"
            full
            aria-describedby={titleId}
            onClick={onAddPlate}
          >
            {t("home.permissions.addPlate")}
          </Button>
        )}
      </div>
    </article>
  )
}
