// Days and months of a calendar, as 2026-12-01. Pure; no clock and no time zone: whoever asks knows what day it is.
import { type DayOfWeek, parseDate, startOfWeek } from "@internationalized/date"
import { addDays } from "../../schemas/local-time.ts"
import { calendarWeekStart, daysPerWeek, fixedCalendarCells } from "./measures.ts"

/** 2026-12-01. */
export type Day = string

export const isDay = (text: string): boolean => {
  try {
    return parseDate(text) !== undefined
  } catch {
    return false
  }
}

/** The same day of another month, or its last one where that month is shorter. */
export const addMonths = (day: Day, months: number): Day => parseDate(day).add({ months }).toString()

/** 2026-12. */
export const monthOf = (day: Day): string => day.slice(0, 7)

const weekdays: ReadonlyArray<DayOfWeek> = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

/** The first day of the week that a day is in. */
const weekOf = (day: Day, weekStart: number): Day =>
  startOfWeek(parseDate(day), "en", weekdays[weekStart]).toString()

interface MonthOptions {
  /** 0 is Sunday, 1 is Monday. */
  readonly weekStart?: number
  /** Always six weeks, so that the calendar keeps its height. */
  readonly fixedWeeks?: boolean
}

/** The weeks of the month that a day is in, each of seven days; the first and the last reach into other months. */
export const weeksOf = (
  day: Day,
  { weekStart = calendarWeekStart, fixedWeeks = false }: MonthOptions = {}
): ReadonlyArray<ReadonlyArray<Day>> => {
  const first = weekOf(`${monthOf(day)}-01`, weekStart)
  const weeks: Day[][] = []
  for (let week = 0; ; week += 1) {
    const begin = addDays(first, week * daysPerWeek)
    const isOver = fixedWeeks
      ? week * daysPerWeek >= fixedCalendarCells
      : week > 0 && monthOf(begin) > monthOf(day)
    if (isOver) return weeks
    weeks.push(Array.from({ length: daysPerWeek }, (_, index) => addDays(begin, index)))
  }
}

/** Weeks begin on Sunday in the United States, on Monday in all other languages of the product. */
export const weekStartIn = (locale: string): number => (locale === "en-US" ? 0 : 1)

/** The day that a key leads to; undefined for keys that lead nowhere. */
export const dayAfterKey = (
  day: Day,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  weekStart: number
): Day | undefined => {
  const months = shiftKey ? 12 : 1
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1)
    case "ArrowRight":
      return addDays(day, 1)
    case "ArrowUp":
      return addDays(day, -daysPerWeek)
    case "ArrowDown":
      return addDays(day, daysPerWeek)
    case "Home":
      return weekOf(day, weekStart)
    case "End":
      return addDays(weekOf(day, weekStart), daysPerWeek - 1)
    case "PageUp":
      return addMonths(day, -months)
    case "PageDown":
      return addMonths(day, months)
    default:
      return undefined
  }
}
