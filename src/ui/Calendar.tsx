// A month to choose a day from, as a grid by the ARIA practices: arrows go by days and weeks, Home and End through the
// week, Page Up and Page Down through the months, with Shift through the years. Loaded when somebody opens it.

import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { calendar as definition } from "../styles/recipes/calendar.ts"
import { IconButton } from "./Button.tsx"
import { addMonths, type Day, dayAfterKey, monthOf, weeksOf } from "./calendar-month.ts"
import { formatDay, sayDay } from "./date-text.ts"
import { arrowLeftIcon, arrowRightIcon } from "./later-icons.ts"
import { calendarWeekStart } from "./measures.ts"
import { placeBelow } from "./place-near.ts"
import { slotRecipe } from "./recipe.ts"

const slot = slotRecipe<typeof definition>("calendar")()

export interface CalendarProps {
  /** What it opens beside. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Null while nothing is chosen. */
  readonly value: Day | null
  /** Where the parking is. */
  readonly today: Day
  /** Days before this one cannot be chosen. */
  readonly min: Day
  readonly locale: string
  /** 0 is Sunday, 1 is Monday. */
  readonly weekStart?: number
  /** Always six weeks, so that the calendar keeps its height. */
  readonly fixedWeeks?: boolean
  readonly onChoose: (day: Day) => void
}

export default function Calendar({
  anchor,
  value,
  today,
  min,
  locale,
  weekStart = calendarWeekStart,
  fixedWeeks = false,
  onChoose
}: CalendarProps) {
  const { t } = useTranslation()
  const [active, setActive] = useState(() =>
    value !== null && value >= min ? value : today >= min ? today : min
  )
  const [hasFocus, setHasFocus] = useState(true)
  const popup = useRef<HTMLDivElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const weeks = weeksOf(active, { weekStart, fixedWeeks })
  const goTo = (day: Day) => setActive(day < min ? min : day)

  useEffect(() => {
    const { current: floating } = popup
    if (floating === null || anchor.current === null) return
    floating.showPopover()
    placeBelow(anchor.current, floating)
  }, [anchor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (hasFocus) cell.current?.focus({ preventScroll: true })
  }, [active, hasFocus])

  const isFirstMonth = monthOf(active) <= monthOf(min)
  const turn = (months: number) => {
    if (months < 0 && isFirstMonth) return
    // The focus stays on the button that turns the page.
    setHasFocus(false)
    goTo(addMonths(active, months))
  }

  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={t("ticket.calendar.title")}
      className={slot("root")}
    >
      <div className={slot("head")}>
        <IconButton
          icon={arrowLeftIcon}
          label={t("ticket.calendar.previousMonth")}
          aria-disabled={isFirstMonth || undefined}
          onClick={() => turn(-1)}
        />
        <p id={titleId} className={slot("title")} aria-live="polite">
          {formatDay(active, locale, { month: "long", year: "numeric" })}
        </p>
        <IconButton icon={arrowRightIcon} label={t("ticket.calendar.nextMonth")} onClick={() => turn(1)} />
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA practices is a table
        role="grid"
        className={slot("grid")}
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const next =
            event.ctrlKey || event.altKey || event.metaKey ? undefined : dayAfterKey(active, event, weekStart)
          if (next === undefined) return
          event.preventDefault()
          setHasFocus(true)
          goTo(next)
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className={slot("weekday")}
                abbr={formatDay(day, locale, { weekday: "long" })}
              >
                {formatDay(day, locale, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has it
                <td key={day} aria-selected={day === value}>
                  <button
                    ref={day === active ? cell : undefined}
                    type="button"
                    className={slot("day")}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={sayDay(day, locale)}
                    aria-current={day === today ? "date" : undefined}
                    aria-disabled={day < min || undefined}
                    data-chosen={day === value || undefined}
                    data-outside={monthOf(day) === monthOf(active) ? undefined : ""}
                    onClick={() => day >= min && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
