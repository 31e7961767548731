/**
 * What a driver writes to the operator about. It stands after the `#` of the address, which no server ever sees, and over
 * the page where the driver is stuck; the contact page names an order in the same way.
 */

export const reportKinds = ["plate", "correction", "code", "payment", "barrier", "other"] as const
export type ReportKind = (typeof reportKinds)[number]

/** What is known of the trouble; the page knows the rest. */
export interface Report {
  readonly about: ReportKind
  /** As it was typed. */
  readonly plate?: string
  readonly country?: string
  /** The verification code that was not taken. */
  readonly code?: string
  /** The number of an order. */
  readonly order?: string
  /** What the page has said that went wrong, as a code for the hotline. */
  readonly cause?: string
}

/** No longer than anything that can be typed into a plate field. */
const longest = 60

const details = ["plate", "country", "code", "order", "cause"] as const

const detailsIn = (query: URLSearchParams): Omit<Report, "about"> =>
  Object.fromEntries(
    details.flatMap((name) => {
      const value = (query.get(name) ?? "").trim().slice(0, longest)
      return value === "" ? [] : [[name, value]]
    })
  )

/** The fragment that opens the sheet over the page that is open. */
export const reportAddress = (report: Report): string =>
  `#problem?${new URLSearchParams(Object.entries(report).filter(([, value]) => value !== ""))}`

/** Reads the part after the `#`; null where it is about something else. */
export const reportIn = (hash: string): Report | null => {
  const [name, query] = hash.split("?")
  if (name !== "#problem") return null
  const fields = new URLSearchParams(query)
  const about = reportKinds.find((kind) => kind === fields.get("about")) ?? "other"
  return { about, ...detailsIn(fields) }
}

/** The order that the contact page was opened for; null where it names none. Links with one are written by the operator's staff. */
export const orderInQuestion = (hash: string): string | null =>
  detailsIn(new URLSearchParams(hash.replace(/^#/, ""))).order ?? null
