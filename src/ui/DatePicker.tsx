// A day, typed in the language of the shop or chosen from a calendar in it. Value in and out as 2026-12-01; "" for none,
// and 2027-02-31 where that was typed.

import { lazy, Suspense, useCallback, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { field as fieldDefinition } from "../styles/recipes/controls.ts"
import { IconButton } from "./Button.tsx"
import { type Day, isDay, weekStartIn } from "./calendar-month.ts"
import { readDay, writeDay } from "./date-text.ts"
import { Field, type FieldProps } from "./Field.tsx"
import { calendarIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { useDismiss } from "./use-dismiss.ts"

const field = slotRecipe<typeof fieldDefinition>("field")()

const load = () => import("./Calendar.tsx")
const Calendar = lazy(load)

interface DatePickerProps extends FieldProps {
  readonly value: Day | ""
  /** The day it is where the parking is; days before it cannot be chosen. */
  readonly today: Day
  readonly locale: string
  readonly disabled?: boolean
  readonly onChange: (day: Day | "") => void
}

export const DatePicker = ({
  value,
  today,
  locale,
  disabled = false,
  onChange,
  ...labelled
}: DatePickerProps) => {
  const { t } = useTranslation()
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const type = (text: string) => {
    // As machines write it, it is complete, and shown as people write it.
    setTyped(isDay(text.trim()) ? null : text)
    onChange(readDay(text, locale, today) ?? "")
  }
  const close = useCallback((by?: "outside" | "escape") => {
    setOpen(false)
    if (by !== "outside") button.current?.focus()
  }, [])
  useDismiss(open, box, close)

  return (
    <Field
      {...labelled}
      hint={labelled.hint ?? t("ticket.calendar.hint", { example: writeDay(today, locale) })}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus goes elsewhere
        <div
          ref={box}
          className={field("withButton")}
          onBlur={(event) => {
            if (isDay(value)) setTyped(null)
            if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
              setOpen(false)
          }}
        >
          <input
            {...control}
            type="text"
            className={field("control")}
            value={typed ?? writeDay(value, locale)}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            onChange={(event) => type(event.target.value)}
          />
          <IconButton
            ref={button}
            icon={calendarIcon}
            label={t("ticket.calendar.open")}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <Suspense>
              <Calendar
                anchor={box}
                value={isDay(value) ? value : null}
                today={today}
                min={today}
                locale={locale}
                weekStart={weekStartIn(locale)}
                fixedWeeks
                onChoose={(day) => {
                  setTyped(null)
                  onChange(day)
                  close()
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
