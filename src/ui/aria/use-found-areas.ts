// Search in the areas of a shop.
import { useCollator, useFilter } from "@react-aria/i18n"
import { useMemo } from "react"
import type { Area } from "../../../schemas/area.ts"
import { areaLabel } from "../../../schemas/area-label.ts"
import { foldCopiedText } from "../../../schemas/copied-text.ts"
import { loosely } from "./in-language.tsx"
import type { ListOption } from "./SearchList.tsx"

/** Returns areas in the reader's order; with a search, typed or pasted, those with it in their name. */
export const useFoundAreas = (areas: readonly Area[], search: string): readonly ListOption[] => {
  const { compare } = useCollator()
  const { contains } = useFilter(loosely)
  const sorted = useMemo(
    () =>
      areas
        // The locality is not searched: many areas share it.
        .map((area) => ({
          id: area.areaEntityId,
          name: areaLabel(area),
          searched: foldCopiedText(area.name)
        }))
        .toSorted((one, other) => compare(one.name, other.name)),
    [areas, compare]
  )
  const wanted = foldCopiedText(search).trim()
  return useMemo(
    () => (wanted === "" ? sorted : sorted.filter(({ searched }) => contains(searched, wanted))),
    [sorted, wanted, contains]
  )
}
