/** Place of a search result in an address: states by name, transitions by id. */
import type { SearchEntry } from "../data.ts"

export const placeInAddress = ({ flow, id, kind }: SearchEntry): string =>
  kind === "state" ? id.slice(flow.length + 1) : id
