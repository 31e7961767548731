/** Corrections of a plate, and plates of other countries. The rules are loaded with the first one: most drivers need none. */
import { useEffect, useMemo, useState } from "react"
import type { PlateEntry } from "../../machines/plate-entry.ts"
import { type CountryCode, countryFrom } from "../../schemas/licence-plate/index.ts"

/** A plate without a country is one of the field's country. */
interface PlateSuggestion {
  readonly plate: string
  readonly country?: CountryCode
}

type Suggest = (entry: PlateEntry, preferred: ReadonlyArray<CountryCode>) => ReadonlyArray<PlateSuggestion>

const loadSuggest = async (): Promise<Suggest> => {
  const [{ suggestPlates }, { suggestElsewhere }] = await Promise.all([
    import("../../schemas/licence-plate/suggest.ts"),
    import("../../schemas/licence-plate/suggest-elsewhere.ts")
  ])
  return ({ country: of, plate }, preferred) => {
    const country = countryFrom(of)
    return [
      ...suggestPlates(country, plate).map((meant) => ({ plate: meant })),
      ...suggestElsewhere(country, plate, preferred)
    ]
  }
}

/** Returns the rules; null until they are asked for and loaded. Those that fail to load find nothing. */
const useSuggest = (isAsked: boolean): Suggest | null => {
  const [suggest, setSuggest] = useState<Suggest | null>(null)
  useEffect(() => {
    if (!isAsked || suggest !== null) return
    loadSuggest().then(
      (rules) => setSuggest(() => rules),
      () => setSuggest(() => () => [])
    )
  }, [isAsked, suggest])
  return suggest
}

/** Returns likely plates, best first; empty while disabled, and where the rules fail to load. */
export const usePlateSuggestions = (
  entry: PlateEntry,
  preferred: ReadonlyArray<CountryCode>,
  isAsked: boolean
): ReadonlyArray<PlateSuggestion> => {
  const suggest = useSuggest(isAsked)
  return useMemo(
    () => (isAsked && suggest !== null ? suggest(entry, preferred) : []),
    [entry, preferred, isAsked, suggest]
  )
}

/** Returns those of the plates without a dash whose answers are known, or may be in a moment. */
export const usePlatesWithSuggestions = (lacking: ReadonlyArray<PlateEntry>): ReadonlyArray<PlateEntry> => {
  const suggest = useSuggest(lacking.length > 0)
  return suggest === null ? lacking : lacking.filter((entry) => suggest(entry, []).length > 0)
}
