// List of the areas of a shop, with multiple selection.
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { Area } from "../../../schemas/area.ts"
import type { OpenedList } from "../ListButton.tsx"
import { inLanguage } from "./in-language.tsx"
import { type ListOption, SearchList } from "./SearchList.tsx"
import { useFoundAreas } from "./use-found-areas.ts"

export interface AreaChoice {
  readonly areas: readonly Area[]
  /** Empty: all areas. */
  readonly chosen: readonly string[]
  /** Explains the effect of several areas. */
  readonly rule: string
  readonly onToggle: (areaEntityId: string) => void
  readonly onSelectAll: () => void
}

const all = "all"

const AreaList = ({ areas, chosen, rule, onToggle, onSelectAll, ...opened }: AreaChoice & OpenedList) => {
  const { t } = useTranslation()
  const search = opened.search.trim()
  const found = useFoundAreas(areas, search)
  const options = useMemo(
    (): readonly ListOption[] =>
      search === "" ? [{ id: all, name: t("home.filter.all") }, ...found] : found,
    [search, found, t]
  )
  return (
    <SearchList
      {...opened}
      label={t("home.filter.label")}
      searchLabel={t("home.filter.search")}
      options={options}
      selected={chosen.length === 0 ? [all] : chosen}
      selectionMode="multiple"
      hasMatch
      status={found.length === 0 ? t("home.filter.noMatch", { search }) : ""}
      rule={rule}
      onChoose={(id) => (id === all ? onSelectAll() : onToggle(id))}
    />
  )
}

export default inLanguage(AreaList)
