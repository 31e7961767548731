/** Labels of areas. */
import type { Area } from "./area.ts"

/** Returns `locality, name`, or only the known one of them; empty if both are unknown. */
export const areaLabel = ({ locality, name }: Area): string => [locality, name].filter(Boolean).join(", ")

/** Returns the labels of those areas that have one. */
export const labelsOf = (areas: ReadonlyArray<Area>): ReadonlyArray<string> =>
  areas.map(areaLabel).filter(Boolean)
