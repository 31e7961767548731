// The areas something is valid for: the first ones as pills, the rest behind "+N".
import { useTranslation } from "react-i18next"
import type { pills as definition } from "../styles/recipes/surfaces.ts"
import { Icon } from "./Icon.tsx"
import { slotRecipe } from "./recipe.ts"
import { Tooltip } from "./Tooltip.tsx"
import { areaPillTooltipDelay } from "./tooltip-timing.ts"

const pills = slotRecipe<typeof definition>("pills")()

interface AreaPillsProps {
  /** Labels, "locality, name" each. */
  readonly areas: readonly string[]
  /** How many are shown before "+N": 1 on tickets, 2 on permissions. */
  readonly shown?: number
}

export const AreaPills = ({ areas, shown = 1 }: AreaPillsProps) => {
  const { t } = useTranslation()
  const hidden = areas.slice(shown)
  if (areas.length === 0) return null
  return (
    <div className={pills("root")}>
      {areas.slice(0, shown).map((area) => (
        <span key={area} className={pills("pill")}>
          <Icon name="pin" />
          {area}
        </span>
      ))}
      {hidden.length > 0 && (
        <Tooltip
          label={t("common.moreAreas", { count: hidden.length })}
          trigger={<span>+{hidden.length}</span>}
          triggerClassName={pills("more")}
          delay={areaPillTooltipDelay}
        >
          <ul>
            {hidden.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </Tooltip>
      )}
    </div>
  )
}
