/** Title of a ticket in a calendar: what a driver looks for there is the car and the end. */
import { formatPlate } from "../licence-plate/plate-style.ts"
import type { Ticket } from "../ticket.ts"
import { dateOf, lastMinuteOf } from "./clock.ts"
import { type Covering, ruleOf } from "./coverage.ts"

const texts = {
  de: { parking: "Parken", time: "bis", day: "bis" },
  en: { parking: "Parking", time: "until", day: "until" },
  fr: { parking: "Stationnement", time: "jusqu’à", day: "jusqu’au" },
  it: { parking: "Sosta", time: "fino alle", day: "fino al" }
}

const textsIn = (locale: string) => {
  const language = locale.slice(0, 2)
  return Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.en
}

/** "Parken M-AB 1234 bis 17:41"; with the date unless it ends on the day of its beginning, and the year unless in that year. */
export const calendarTitle = (
  ticket: Covering & Pick<Ticket, "plates">,
  locale: string,
  usualTimeZone: string
): string => {
  const { term, timeZone } = ruleOf(ticket, usualTimeZone)
  const words = textsIn(locale)
  const cars = ticket.plates.map(({ plate, country }) => formatPlate(plate, country ?? ""))
  const title = [words.parking, cars.join(", ")].filter(Boolean).join(" ")
  if (!Number.isFinite(term.to)) return title
  const last = lastMinuteOf(term.to, timeZone)
  const from = Number.isFinite(term.from) ? dateOf(term.from, timeZone) : undefined
  const to = dateOf(last, timeZone)
  const isOneDay = from?.compare(to) === 0
  const end = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: locale === "en-US" ? "h12" : "h23",
    ...(isOneDay ? {} : { day: "numeric", month: "short" }),
    ...(from === undefined || from.year === to.year ? {} : { year: "numeric" })
  }).format(last)
  return `${title} ${isOneDay ? words.time : words.day} ${end}`
}
