// The areas something is valid for: the first ones as pills, the rest behind "+N".
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { pills as definition } from "../styles/recipes/surfaces.ts"
import type { TooltipProps } from "./aria/Tooltip.tsx"
import { Icon } from "./Icon.tsx"
import { areaPillTooltipDelay, ticketPills } from "./measures.ts"
import { optional } from "./optional.ts"
import { slotRecipe } from "./recipe.ts"

const More = ({ trigger, triggerClassName }: Pick<TooltipProps, "trigger" | "triggerClassName">) => (
  <span className={triggerClassName}>{trigger}</span>
)

/** What stands behind "+N" is asked for after looking: the pills are not waited with. */
const Tooltip = optional<TooltipProps>(() => import("./Tooltip.tsx"), More)

const pills = slotRecipe<typeof definition>("pills")()

interface AreaPillsProps {
  /** Labels, "locality, name" each. */
  readonly areas: readonly string[]
  /** How many are shown before "+N": 1 on tickets, 2 on permissions. */
  readonly shown?: number
}

export const AreaPills = ({ areas, shown = ticketPills }: AreaPillsProps) => {
  const { t } = useTranslation()
  const hidden = areas.slice(shown)
  if (areas.length === 0) return null
  return (
    <div className={pills("root")}>
      {areas.slice(0, shown).map((area) => (
        <span key={area} className={pills("pill")}>
          <Icon name="pin" />
          <span>{area}</span>
        </span>
      ))}
      {hidden.length > 0 && (
        <Suspense fallback={<More trigger={`+${hidden.length}`} triggerClassName={pills("more")} />}>
          <Tooltip
            label={t("common.moreAreas", { count: hidden.length })}
            trigger={<span>{`+${hidden.length}`}</span>}
            triggerClassName={pills("more")}
            delay={areaPillTooltipDelay}
          >
            <ul>
              {hidden.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </Tooltip>
        </Suspense>
      )}
    </div>
  )
}
