/** How a driver finds an area in a long list. Apart from the flow: the list is loaded after the tickets. */
import { type Area, areaLabel } from "../../schemas/area.ts"

/** By label, as a driver looks for them. The rules of sorting are slow to set up, so it is done where areas are listed. */
export const sortAreas = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const { compare } = new Intl.Collator("de")
  return areas.toSorted((a, b) => compare(areaLabel(a), areaLabel(b)))
}

/** Case-insensitive containment on the name alone, without the locality that stands before it. Decided in D-17. */
export const searchAreas = (areas: ReadonlyArray<Area>, search: string): ReadonlyArray<Area> => {
  const wanted = search.trim().toLocaleLowerCase("de")
  return areas.filter((area) => area.name.toLocaleLowerCase("de").includes(wanted))
}
