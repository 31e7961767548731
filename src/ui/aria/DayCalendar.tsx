// Calendar of a month over the page; loaded when it is likely to be opened.
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
import { IconButton } from "../Button.tsx"
import type { Day } from "../date-text.ts"
import { arrowLeftIcon, arrowRightIcon } from "../later-icons.ts"
import { calendarWeekStart, daysPerWeek, fixedCalendarCells } from "../measures.ts"
import { slotRecipe } from "../recipe.ts"
import { inLanguage } from "./in-language.tsx"

const slot = slotRecipe("calendar")()

interface MonthProps {
  /** Null while nothing is selected. */
  readonly value: Day | null
  /** Earlier days are disabled. */
  readonly min: Day
  /** Time zone of the parking area: decides which day is today. */
  readonly timeZone: string
  readonly onChoose: (day: Day) => void
  /** False until the days are rendered. */
  readonly isDrawn?: boolean
}

const weekdays = ["sun", "mon"] as const

/** Weeks start on Sunday in the United States, on Monday in all other languages of the product. */
const weekStartIn = (locale: string) => weekdays[locale === "en-US" ? calendarWeekStart : 1]

/** Responds to the press at once; renders the other month in a transition. */
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
      // Constant, so that the height of the calendar does not change.
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

/** One month in the language of the page. */
export const Month = inLanguage(PlainMonth)

interface DayCalendarProps extends MonthProps {
  /** Element beside which it opens. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const DayCalendar = ({ anchor, onClose, ...month }: DayCalendarProps) => {
  const { t } = useTranslation()
  // Render the header of the month first, its days deferred.
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
