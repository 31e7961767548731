/** When a ticket ends, as its area reads the clock. The services send `validTo` alone: decision D-30. */

export interface Expiration {
  /** ISO date, such as 2026-12-24. */
  readonly expirationDate: string
  /** 24 hours, such as 18:30. */
  readonly expirationTime: string
}

/** `timeZone` is the area's, such as Europe/Berlin. null for a ticket without an end. */
export const expirationOf = (
  { validTo }: { readonly validTo: string | null },
  timeZone: string
): Expiration | null => {
  if (validTo === null) return null
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  }).formatToParts(Date.parse(validTo))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ""
  return {
    expirationDate: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    expirationTime: `${part("hour")}:${part("minute")}`
  }
}
