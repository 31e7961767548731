/** Tests of the answers to suggested plates. */
import { Children, isValidElement, type ReactElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { PlateChosen, PlateEdit } from "../../machines/plate-entry.ts"
import { startTranslations } from "../i18n/start-i18next.ts"
import { de } from "../i18n/testing/catalogues.ts"
import { LicencePlateField, type LicencePlateFieldProps } from "../ui/LicencePlateField.tsx"
import { PlateEntry } from "./PlateEntry.tsx"

const isField = (node: ReactNode): node is ReactElement<LicencePlateFieldProps> =>
  isValidElement(node) && node.type === LicencePlateField

/** Returns the events of a plate typed as a German one, once a suggestion has been chosen. */
const eventsOf = (suggestion: { readonly plate: string; readonly country?: string }, isQuestion: boolean) => {
  const events: Array<PlateEdit | PlateChosen> = []
  const send = (event: PlateEdit | PlateChosen) => void events.push(event)
  const entry = { plate: "zh 1234", country: "DE" }
  const Chosen = () => {
    const { props }: ReactElement<{ readonly children: ReactNode }> = PlateEntry({
      id: "plate",
      label: "Kennzeichen",
      entry,
      entries: [entry],
      shopCountry: "de",
      recentPlates: [],
      issue: null,
      disabled: false,
      index: 0,
      onEdit: send,
      ...(isQuestion ? { onChoose: send } : {})
    })
    Children.toArray(props.children).find(isField)?.props.onSuggestion?.(suggestion)
    return null
  }
  startTranslations("de-DE", de)
  renderToStaticMarkup(<Chosen />)
  return events
}

it("a suggested plate of another country brings its country along", () => {
  const swiss = { plate: "ZH1234", country: "CH" }
  expect(eventsOf(swiss, false)).toEqual([
    { type: "COUNTRY_CHANGED", index: 0, country: "CH" },
    { type: "PLATE_CHANGED", index: 0, plate: "ZH1234" }
  ])
  expect(eventsOf(swiss, true)).toEqual([{ type: "PLATE_CHOSEN", index: 0, plate: "ZH1234", country: "CH" }])
})

it("a suggested plate without a country is one of the field's", () => {
  const german = { plate: "Z-H1234" }
  expect(eventsOf(german, false)).toEqual([{ type: "PLATE_CHANGED", index: 0, plate: "Z-H1234" }])
  expect(eventsOf(german, true)).toEqual([
    { type: "PLATE_CHOSEN", index: 0, plate: "Z-H1234", country: "DE" }
  ])
})
