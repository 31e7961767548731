/** What areas are called. */
import type { Area } from "./area.ts"

/** `locality, name`, or one of them alone where the other is unknown; empty where both are. */
export const areaLabel = ({ locality, name }: Area): string => [locality, name].filter(Boolean).join(", ")

/** Those of the areas that have a name to show. */
export const labelsOf = (areas: ReadonlyArray<Area>): ReadonlyArray<string> =>
  areas.map(areaLabel).filter(Boolean)
