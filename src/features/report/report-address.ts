/**
 * What a driver writes to the operator about. It stands after the `#` of the address, over the page where the driver is stuck.
 * Plates, codes and orders never do, since addresses stay in the history of a device that others may use: the page knows them.
 */

export const reportKinds = ["plate", "correction", "code", "payment", "barrier", "other"] as const
export type ReportKind = (typeof reportKinds)[number]

export interface Report {
  readonly about: ReportKind
  /** What the page has said that went wrong, as a code for the hotline. */
  readonly cause?: string
}

/** No longer than any code for the hotline. */
const longest = 60

/** Returns the fragment that opens the sheet over the page that is open. */
export const reportAddress = ({ about, cause }: Report): string =>
  `#problem?${new URLSearchParams({ about, ...(cause ? { cause } : {}) })}`

/** Reads the part after the `#`; null where it is about something else. */
export const reportIn = (hash: string): Report | null => {
  const [name, query] = hash.split("?")
  if (name !== "#problem") return null
  const fields = new URLSearchParams(query)
  const about = reportKinds.find((kind) => kind === fields.get("about")) ?? "other"
  const cause = (fields.get("cause") ?? "").trim().slice(0, longest)
  return { about, ...(cause === "" ? {} : { cause }) }
}
