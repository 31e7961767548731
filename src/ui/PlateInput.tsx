// Input in the drawing of a plate: accepts any dash, blank or case, typed or pasted, and keeps the caret.
import { type ClipboardEvent, useLayoutEffect, useRef } from "react"
import type { CountryChoice } from "./aria/CountryList.tsx"
import { CountryBand } from "./CountryBand.tsx"
import type { ControlProps } from "./Field.tsx"
import { PlateFrame } from "./LicencePlate.tsx"
import { listedPlates, tidyKeepingCaret } from "./plate-drawing.ts"

// Longer than any plate with any spacing; cuts text pasted by mistake.
const maxEntryLength = 60

interface PlateInputProps extends ControlProps {
  readonly value: string
  readonly country: CountryChoice
  readonly placeholder: string | undefined
  readonly disabled: boolean | undefined
  readonly onChange: (raw: string) => void
  /** Handles several plates pasted at once; the field's previous content is the first of them. */
  readonly onList: ((plates: ReadonlyArray<string>) => void) | undefined
  readonly onBlur: (() => void) | undefined
}

export const PlateInput = (props: PlateInputProps) => {
  const { value, country, placeholder, disabled, onBlur, onChange, onList, ...control } = props
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // Restores the caret: it moves to the end when the owner sets another text than typed.
  useLayoutEffect(() => {
    const element = input.current
    if (element !== null && caret.current !== null && document.activeElement === element) {
      const at = Math.min(caret.current, value.length)
      element.setSelectionRange(at, at)
    }
    caret.current = null
  }, [value])

  const take = (text: string, at: number | null, isPasted = false) => {
    const typed = tidyKeepingCaret(text, at, isPasted)
    caret.current = typed.caret
    onChange(typed.text.slice(0, maxEntryLength))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? before.length
    const pasted = event.clipboardData.getData("text")
    event.preventDefault()
    const listed = listedPlates(pasted)
    if (onList !== undefined && listed.length > 1) {
      const left = (before.slice(0, start) + before.slice(selectionEnd ?? start)).trim()
      onList(left === "" || listed.includes(left) ? listed : [left, ...listed])
      return
    }
    take(before.slice(0, start) + pasted + before.slice(selectionEnd ?? start), start + pasted.length, true)
  }

  return (
    <PlateFrame
      country={country.value}
      size="input"
      length={Math.max(value.length, value === "" ? (placeholder?.length ?? 0) : 0)}
      invalid={control["aria-invalid"]}
      band={(slot) => (
        <CountryBand {...country} id={`${control.id}-country`} look={slot("country")} disabled={disabled} />
      )}
    >
      {(slot) => (
        <input
          {...control}
          ref={input}
          className={slot("input")}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          maxLength={maxEntryLength}
          translate="no"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="done"
          onBlur={onBlur}
          onPaste={paste}
          onChange={(event) => {
            const { value: text, selectionStart } = event.target
            // A text in composition (IME) must not be changed.
            if ((event.nativeEvent as InputEvent).isComposing) onChange(text)
            else take(text, selectionStart)
          }}
          onCompositionEnd={(event) => take(event.currentTarget.value, event.currentTarget.selectionStart)}
        />
      )}
    </PlateFrame>
  )
}
