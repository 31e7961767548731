/** A search result as the place in an address: states go by name, transitions by id. */
import type { SearchEntry } from "../data.ts"

export const placeInAddress = ({ flow, id, kind }: SearchEntry): string =>
  kind === "state" ? id.slice(flow.length + 1) : id
