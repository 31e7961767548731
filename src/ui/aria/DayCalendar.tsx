// A month to choose a day from, over the page; loaded when somebody is about to open it.
import { type CalendarDate, parseDate, toCalendarDate, toZoned } from "@internationalized/date"
import { type RefObject, startTransition, useContext, useDeferredValue } from "react"
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading
} from "react-aria-components/Calendar"
import { Dialog, Popover } from "react-aria-components/Popover"
import { useTranslation } from "react-i18next"
import type { calendar as definition } from "../../styles/recipes/calendar.ts"
import { IconButton } from "../Button.tsx"
import type { Day } from "../date-text.ts"
import { arrowLeftIcon, arrowRightIcon } from "../later-icons.ts"
import { calendarWeekStart, daysPerWeek, fixedCalendarCells } from "../measures.ts"
import { slotRecipe } from "../recipe.ts"
import { inLanguage } from "./in-language.tsx"

const slot = slotRecipe<typeof definition>("calendar")()

interface MonthProps {
  /** Null while nothing is chosen. */
  readonly value: Day | null
  /** Days before this one cannot be chosen. */
  readonly min: Day
  /** Where the parking is: it decides which day is today. */
  readonly timeZone: string
  readonly onChoose: (day: Day) => void
  /** Not before its days are. */
  readonly isDrawn?: boolean
}

const weekdays = ["sun", "mon"] as const

/** Weeks begin on Sunday in the United States, on Monday in all other languages of the product. */
const weekStartIn = (locale: string) => weekdays[locale === "en-US" ? calendarWeekStart : 1]

/** It answers the press at once, and draws the other month a moment later. */
const Turn = ({ by }: { readonly by: "previous" | "next" }) => {
  const { t } = useTranslation()
  const month = useContext(CalendarStateContext)
  const isNext = by === "next"
  return (
    <IconButton
      icon={isNext ? arrowRightIcon : arrowLeftIcon}
      label={t(isNext ? "ticket.calendar.nextMonth" : "ticket.calendar.previousMonth")}
      disabled={
        (isNext ? month?.isNextVisibleRangeInvalid() : month?.isPreviousVisibleRangeInvalid()) ?? true
      }
      onClick={() => startTransition(() => (isNext ? month?.focusNextPage() : month?.focusPreviousPage()))}
    />
  )
}

const PlainMonth = ({ value, min, timeZone, onChoose, isDrawn = true }: MonthProps) => {
  const { i18n } = useTranslation()
  const weekStart = weekStartIn(i18n.language)
  return (
    <Calendar
      autoFocus
      value={value === null ? null : toZoned(parseDate(value), timeZone)}
      minValue={parseDate(min)}
      {...(value === null ? { defaultFocusedValue: parseDate(min) } : {})}
      {...(weekStart === undefined ? {} : { firstDayOfWeek: weekStart })}
      // Always as many, so that the calendar keeps its height.
      weeksInMonth={fixedCalendarCells / daysPerWeek}
      onChange={(day) => onChoose(toCalendarDate(day).toString())}
    >
      <div className={slot("head")}>
        <Turn by="previous" />
        <Heading level={3} className={slot("title")} />
        <Turn by="next" />
      </div>
      {isDrawn ? (
        <CalendarGrid className={slot("grid")} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={slot("weekday")}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date: CalendarDate) => <CalendarCell date={date} className={slot("day")} />}
          </CalendarGridBody>
        </CalendarGrid>
      ) : (
        <div className={slot("grid")} />
      )}
    </Calendar>
  )
}

/** One month, in the language of the page. */
export const Month = inLanguage(PlainMonth)

interface DayCalendarProps extends MonthProps {
  /** What it opens beside. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const DayCalendar = ({ anchor, onClose, ...month }: DayCalendarProps) => {
  const { t } = useTranslation()
  // First the head of the month is there, a moment later its days.
  const isDrawn = useDeferredValue(true, false)
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement="bottom start"
      className={slot("root")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={t("ticket.calendar.title")}>
        <PlainMonth {...month} isDrawn={isDrawn} />
      </Dialog>
    </Popover>
  )
}

export default inLanguage(DayCalendar)
