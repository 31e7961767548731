/** The plate or the order that a driver writes about, carried to the contact page after the `#` of its address: no server ever sees that part. */

export interface PlateInQuestion {
  readonly plate: string
  readonly country: string
}

/** No longer than anything that can be typed into a plate field. */
const longest = 60

/** Returns what is appended to the address of the contact page. */
export const aboutPlate = ({ plate, country }: PlateInQuestion): string =>
  `#${new URLSearchParams({ plate, country })}`

/** Reads the part after the `#`; null where it names no plate. */
export const plateInQuestion = (hash: string): PlateInQuestion | null => {
  const named = new URLSearchParams(hash.replace(/^#/, ""))
  const plate = (named.get("plate") ?? "").trim().slice(0, longest)
  return plate === "" ? null : { plate, country: (named.get("country") ?? "XX").slice(0, 2) }
}

/** Reads the part after the `#`; null where it names no order. Links with one are written by the operator's staff. */
export const orderInQuestion = (hash: string): string | null => {
  const reference = (new URLSearchParams(hash.replace(/^#/, "")).get("order") ?? "").trim().slice(0, longest)
  return reference === "" ? null : reference
}
