// The areas of a shop as a driver looks for them.
import { useCollator, useFilter } from "@react-aria/i18n"
import { useMemo } from "react"
import type { Area } from "../../../schemas/area.ts"
import { areaLabel } from "../../../schemas/area-label.ts"
import { loosely } from "./in-language.tsx"
import type { ListOption } from "./SearchList.tsx"

/** By label, in the order of the reader's language; with a search, those with it in their name. */
export const useFoundAreas = (areas: readonly Area[], search: string): readonly ListOption[] => {
  const { compare } = useCollator()
  const { contains } = useFilter(loosely)
  const sorted = useMemo(
    () =>
      areas
        // Not searched for: the locality, which many of them share.
        .map((area) => ({ id: area.areaEntityId, name: areaLabel(area), searched: area.name }))
        .toSorted((one, other) => compare(one.name, other.name)),
    [areas, compare]
  )
  return useMemo(
    () => (search === "" ? sorted : sorted.filter(({ searched }) => contains(searched, search))),
    [sorted, search, contains]
  )
}
