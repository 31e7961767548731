// Areas of a ticket or permit: the first ones as pills, the rest behind "+N".
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { TooltipProps } from "./aria/Tooltip.tsx"
import { Icon } from "./Icon.tsx"
import { areaPillTooltipDelay, ticketPills } from "./measures.ts"
import { optional } from "./optional.ts"
import { slotRecipe } from "./recipe.ts"

const More = ({ trigger, triggerClassName }: Pick<TooltipProps, "trigger" | "triggerClassName">) => (
  <span className={triggerClassName}>{trigger}</span>
)

/** Loaded on demand: the pills do not wait for the content of "+N". */
const Tooltip = optional<TooltipProps>(() => import("./Tooltip.tsx"), More)

const pills = slotRecipe("pills")()

interface AreaPillsProps {
  /** Labels, each "locality, name". */
  readonly areas: readonly string[]
  /** Number of pills before "+N": 1 on tickets, 2 on permissions. */
  readonly shown?: number
}

export const AreaPills = ({ areas, shown = ticketPills }: AreaPillsProps) => {
  const { t } = useTranslation()
  const hidden = areas.slice(shown)
  const number = <span>{`+${hidden.length}`}</span>
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
        <Suspense fallback={<More trigger={number} triggerClassName={pills("more")} />}>
          <Tooltip
            label={t("common.moreAreas", { count: hidden.length })}
            trigger={number}
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
