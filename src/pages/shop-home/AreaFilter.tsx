/** Narrows the tickets down to those valid in all chosen areas. */
import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { searchAreas, sortAreas } from "../../../machines/shop-home/area-search.ts"
import type { shopHomeMachine } from "../../../machines/shop-home/index.ts"
import { type Area, areaLabel } from "../../../schemas/area.ts"
import { useFlow } from "../../screens/flow.tsx"
import { MultiSelect } from "../../ui/MultiSelect.tsx"

interface AreaFilterProps {
  readonly actor: ActorRefFrom<typeof shopHomeMachine>
  readonly areas: ReadonlyArray<Area>
}

export const AreaFilter = ({ actor, areas }: AreaFilterProps) => {
  const { t } = useTranslation()
  const { chosenAreas, isUnselectingAllowed } = useFlow(actor).context
  const isLastKept = !isUnselectingAllowed && chosenAreas.length === 1
  // The search only finds a box to tick; it is nobody's business but this element's.
  const [search, setSearch] = useState("")
  const sorted = useMemo(() => sortAreas(areas), [areas])
  const found = searchAreas(sorted, useDeferredValue(search))
  return (
    <MultiSelect
      label={t("home.filter.label")}
      summary={
        chosenAreas.length === 0
          ? t("home.filter.all")
          : t("home.filter.selected", { count: chosenAreas.length })
      }
      allLabel={t("home.filter.all")}
      searchLabel={t("home.filter.search")}
      search={search}
      onSearch={setSearch}
      options={found.map((area) => ({ value: area.areaEntityId, label: areaLabel(area) }))}
      selected={chosenAreas}
      onToggle={(areaEntityId) => actor.send({ type: "AREA_TOGGLED", areaEntityId })}
      onSelectAll={() => actor.send({ type: "ALL_AREAS_CHOSEN" })}
      noMatch={t("home.filter.noMatch", { search })}
      rule={t(isLastKept ? "home.filter.lastOne" : "home.filter.rule")}
    />
  )
}
