// Date field, typed or chosen from a calendar, in the language of the shop. Value in and out as 2026-12-01;
// "" for none, and 2027-02-31 if that was typed.

import { lazy, Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { foldCopiedText } from "../../schemas/copied-text.ts"
import { IconButton } from "./Button.tsx"
import { type Day, isDay, readDay, writeDay } from "./date-text.ts"
import { Field, type FieldProps } from "./Field.tsx"
import { calendarIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"

const field = slotRecipe("field")()

const load = () => import("./aria/DayCalendar.tsx")
const DayCalendar = lazy(load)

interface DatePickerProps extends FieldProps {
  readonly value: Day | ""
  /** In the parking area's time zone; earlier days are disabled. */
  readonly earliest: Day
  readonly timeZone: string
  readonly locale: string
  readonly disabled?: boolean
  readonly onChange: (day: Day | "") => void
}

export const DatePicker = (props: DatePickerProps) => {
  const { value, earliest, timeZone, locale, disabled = false, onChange, ...labelled } = props
  const { t } = useTranslation()
  /** Input text; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const type = (text: string) => {
    // An ISO date is complete: show it in the local format.
    setTyped(isDay(foldCopiedText(text).trim()) ? null : text)
    onChange(readDay(text, locale, earliest) ?? "")
  }
  return (
    <Field
      {...labelled}
      hint={labelled.hint ?? t("ticket.calendar.hint", { example: writeDay(earliest, locale) })}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus goes elsewhere
        <div ref={box} className={field("withButton")} onBlur={() => isDay(value) && setTyped(null)}>
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
            icon={calendarIcon}
            label={t("ticket.calendar.open")}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => setOpen(true)}
          />
          {open && (
            <Suspense>
              <DayCalendar
                anchor={box}
                value={isDay(value) ? value : null}
                min={earliest}
                timeZone={timeZone}
                onClose={() => setOpen(false)}
                onChoose={(day) => {
                  setTyped(null)
                  onChange(day)
                  setOpen(false)
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
