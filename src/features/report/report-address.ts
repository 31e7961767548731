/**
 * Topic of a report to the operator, in the fragment of the address, over the page where the problem occurred.
 * Never plates, codes and orders, since addresses stay in the history of a shared device: the page has them. Of
 * several tickets on it, the address has the number in their list.
 */

export const reportKinds = ["plate", "correction", "code", "payment", "barrier", "other"] as const
export type ReportKind = (typeof reportKinds)[number]

export interface Report {
  readonly about: ReportKind
  /** Position of the ticket on the page, counted from 0. */
  readonly ticket?: number
  /** Code of the failure shown on the page, for the hotline. */
  readonly cause?: string
}

/** Maximum length of a code for the hotline. */
const maxCauseLength = 60

/** Returns the fragment that opens the sheet over the current page. */
export const reportAddress = ({ about, ticket, cause }: Report): string => {
  const number = ticket === undefined ? {} : { ticket: `${ticket}` }
  return `#problem?${new URLSearchParams({ about, ...number, ...(cause ? { cause } : {}) })}`
}

/** Parses the part after the `#`; null for any other fragment. */
export const reportIn = (hash: string): Report | null => {
  const [name, query] = hash.split("?")
  if (name !== "#problem") return null
  const fields = new URLSearchParams(query)
  const about = reportKinds.find((kind) => kind === fields.get("about")) ?? "other"
  const cause = (fields.get("cause") ?? "").trim().slice(0, maxCauseLength)
  const ticket = /^\d{1,3}$/.exec(fields.get("ticket") ?? "")
  return { about, ...(ticket ? { ticket: Number(ticket[0]) } : {}), ...(cause === "" ? {} : { cause }) }
}
