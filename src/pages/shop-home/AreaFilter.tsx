/** Filters the tickets by area: only those valid in all selected areas. */
import { useTranslation } from "react-i18next"
import type { ShopHomeActor } from "../../../machines/shop-home/index.ts"
import type { Area } from "../../../schemas/area.ts"
import { useFlow } from "../../features/flow.tsx"
import { AreaSelect } from "../../ui/AreaSelect.tsx"

interface AreaFilterProps {
  readonly actor: ShopHomeActor
  readonly areas: ReadonlyArray<Area>
}

export const AreaFilter = ({ actor, areas }: AreaFilterProps) => {
  const { t } = useTranslation()
  const { chosenAreas, isUnselectingAllowed } = useFlow(actor).context
  const isLastKept = !isUnselectingAllowed && chosenAreas.length === 1
  return (
    <AreaSelect
      areas={areas}
      chosen={chosenAreas}
      rule={t(isLastKept ? "home.filter.lastOne" : "home.filter.rule")}
      onToggle={(areaEntityId) => actor.send({ type: "AREA_TOGGLED", areaEntityId })}
      onSelectAll={() => actor.send({ type: "ALL_AREAS_CHOSEN" })}
    />
  )
}
