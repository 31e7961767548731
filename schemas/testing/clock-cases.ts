/**
 * Starts that are hard because of the calendar and the clocks of central Europe, and their meaning; the same
 * in the zones of all demo areas. Taken from a wall calendar, not computed.
 */

export interface StartCase {
  readonly what: string
  readonly now: string
  readonly date: string
  readonly time: string
  /** The intended instant, or the problem by field. */
  readonly means: string | { readonly date?: string; readonly time?: string }
  /** The driver must be told that this time occurs twice, and that it is the earlier one. */
  readonly isTwice?: true
}

const skipped = { time: "start_skipped" }
const noSuchDay = { date: "start_invalid" }
const noon = "T12:00:00Z"

const startOn =
  (date: string, now: string) =>
  (what: string, time: string, means: StartCase["means"], more: Partial<StartCase> = {}): StartCase => ({
    what,
    now,
    date,
    time,
    means,
    ...more
  })

const spring = startOn("2027-03-28", `2027-03-27${noon}`)
const autumn = startOn("2027-10-31", `2027-10-30${noon}`)
const newYear = startOn("2027-01-01", `2026-12-31${noon}`)

export const startCases: ReadonlyArray<StartCase> = [
  spring("the last minute before the clocks are put forward", "01:59", "2027-03-28T01:59:00+01:00"),
  spring("the first minute that does not exist", "02:00", skipped),
  spring("the last minute that does not exist", "02:59", skipped),
  spring("the first minute of summer time", "03:00", "2027-03-28T03:00:00+02:00"),
  spring("the midnight of the day of 23 hours", "00:00", "2027-03-28T00:00:00+01:00"),
  autumn("the last minute that comes once", "01:59", "2027-10-31T01:59:00+02:00"),
  autumn("the first minute that comes twice", "02:00", "2027-10-31T02:00:00+02:00", { isTwice: true }),
  autumn("the last minute that comes twice", "02:59", "2027-10-31T02:59:00+02:00", { isTwice: true }),
  autumn("the first minute of winter time alone", "03:00", "2027-10-31T03:00:00+01:00"),
  autumn("the earlier of two, in the last second of its minute", "02:45", "2027-10-31T02:45:00+02:00", {
    now: "2027-10-31T00:45:59Z",
    isTwice: true
  }),
  autumn(
    "the earlier of two, when the later one is to come",
    "02:45",
    { time: "start_in_past" },
    { now: "2027-10-31T01:30:00Z", isTwice: true }
  ),
  autumn("the hour after both", "03:00", "2027-10-31T03:00:00+01:00", { now: "2027-10-31T01:30:00Z" }),
  newYear("midnight, from the day before", "00:00", "2027-01-01T00:00:00+01:00"),
  newYear("midnight in its own minute", "00:00", "2027-01-01T00:00:00+01:00", {
    now: "2026-12-31T23:00:30Z"
  }),
  newYear("midnight a minute later", "00:00", { time: "start_in_past" }, { now: "2026-12-31T23:01:00Z" }),
  startOn("2026-12-31", "2026-12-31T23:00:00Z")("the last minute of a day that is over", "23:59", {
    date: "start_in_past"
  }),
  startOn("2028-02-29", `2028-02-01${noon}`)("a leap day", "12:00", "2028-02-29T12:00:00+01:00"),
  startOn("2027-02-29", `2027-02-01${noon}`)("a leap day of another year", "12:00", noSuchDay),
  startOn("2027-04-31", `2027-04-01${noon}`)("the 31st of a month of 30 days", "12:00", noSuchDay)
]

/** Days on which a ticket begins, and the instants at which it ends. */
export const monthCases: ReadonlyArray<readonly [what: string, date: string, end: string]> = [
  ["from the 31st to a month of 28 days", "2027-01-31", "2027-03-01T00:00:00+01:00"],
  ["from the 31st to a month of 29 days", "2028-01-31", "2028-03-01T00:00:00+01:00"],
  [
    "from the 31st to a month of 30 days, over the change in spring",
    "2027-03-31",
    "2027-05-01T00:00:00+02:00"
  ],
  ["from a day in winter to one in summer", "2027-03-15", "2027-04-15T00:00:00+02:00"],
  [
    "from the 31st to a month of 30 days, over the change in autumn",
    "2027-10-31",
    "2027-12-01T00:00:00+01:00"
  ],
  ["from a leap day", "2028-02-29", "2028-03-29T00:00:00+02:00"],
  ["over the end of a year", "2026-12-31", "2027-01-31T00:00:00+01:00"]
]

export const dayCases: ReadonlyArray<readonly [what: string, date: string, end: string]> = [
  ["of 23 hours", "2027-03-28", "2027-03-29T00:00:00+02:00"],
  ["of 25 hours", "2027-10-31", "2027-11-01T00:00:00+01:00"],
  ["that is a leap day", "2028-02-29", "2028-03-01T00:00:00+01:00"],
  ["that ends a year", "2026-12-31", "2027-01-01T00:00:00+01:00"]
]
