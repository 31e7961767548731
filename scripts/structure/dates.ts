/** Calculations with days and times use @internationalized/date; every exception has a reason. */

/**
 * Parts of a `Date` read or set, a `Date` made of parts, offsets of zones, clocks parsed from the output of a
 * formatter, and Effect's calendar.
 */
export const calendarCalculations =
  /\.(?:get|set)(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(|\bDate\.UTC\(|\bnew Date\([^()]*(?:\([^()]*\)[^()]*)*,|\.formatToParts\(|T00:00:00Z`|=== "00:00:00"|"(?:sv-SE|en-CA)"|\bDateTime\.(?!nowAsDate\b)\w+/g

export const calendarExceptions: Readonly<Record<string, string>> = {
  "machines/shop-home/best-fit.ts": "weekday and time of now, to compare windows with: part of the home",
  "schemas/coverage/window-labels.ts":
    "names of weekdays, printed on the home, which waits for no library more",
  "schemas/primitives.ts": "whether an instant is one, of every answer of a gateway; part of the home",
  "src/features/layouts/Footer.tsx": "the year of the copyright, printed",
  "src/i18n/time-ahead.ts": "the parts of a length of time in words, no date"
}

/** Days of 24 hours. */
export const dayLength = /\b86_?400(?:_?000)?\b|\b24 \* 60 \* 60\b/g

/** Durations, independent of clocks. */
export const durationExceptions: Readonly<Record<string, string>> = {
  "backend/app-server/security-txt.ts": "how long the file is good",
  "backend/identity-provider/routes/test-control.ts": "the longest life of a token",
  "backend/shop-service/handlers/stay-pricing.ts": "the longest stay",
  "backend/shop-service/rules/express-request.ts": "the time in which a driver can withdraw",
  "backend/shop-service/rules/period.ts": "the nominal length of a ticket, as the API says it",
  "machines/buy-again/buy-again.machine.ts":
    "how far ahead a ticket counts, and how long one is shown unasked",
  "machines/shop-home/ticket-groups.ts": "how long a ticket lasts, roughly, to stand beside its like",
  "schemas/coverage/calendar-file.ts": "how long before the end a phone reminds",
  "schemas/coverage/calendar-lines.ts": "steps in which a change of the clocks is looked for",
  "schemas/coverage/coverage.ts": "how far to look back for what held last",
  "schemas/notification.ts": "the longest life of a message",
  "schemas/permit-status.ts": "how long before its end a permit counts as expiring",
  "src/features/ticket-labels.ts": "a length in words, as the API says it",
  "src/i18n/formatters.ts": "a length in words",
  "src/services/cached-home.ts": "how long the cards as last seen are kept",
  "src/services/identity/code-flow.ts": "how long a login may take, as in the SDK"
}
