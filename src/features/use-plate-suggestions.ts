/** Corrections of an invalid plate. The rules are loaded with the first one: most drivers need none. */
import { useEffect, useMemo, useState } from "react"
import type { PlateEntry } from "../../machines/plate-entry.ts"
import { countryFrom } from "../../schemas/licence-plate/index.ts"
import type { suggestPlates } from "../../schemas/licence-plate/suggest.ts"

/** Returns the rules; null until they are asked for and loaded. Those that fail to load find nothing. */
const useSuggest = (isAsked: boolean): typeof suggestPlates | null => {
  const [suggest, setSuggest] = useState<typeof suggestPlates | null>(null)
  useEffect(() => {
    if (!isAsked || suggest !== null) return
    import("../../schemas/licence-plate/suggest.ts").then(
      (rules) => setSuggest(() => rules.suggestPlates),
      () => setSuggest(() => () => [])
    )
  }, [isAsked, suggest])
  return suggest
}

/** Returns likely plates, best first; empty while disabled, and where the rules fail to load. */
export const usePlateSuggestions = (
  { country, plate }: PlateEntry,
  isAsked: boolean
): ReadonlyArray<{ readonly plate: string }> => {
  const suggest = useSuggest(isAsked)
  return useMemo(
    () =>
      isAsked && suggest !== null
        ? suggest(countryFrom(country), plate).map((meant) => ({ plate: meant }))
        : [],
    [country, isAsked, plate, suggest]
  )
}

/** Returns those of the plates without a dash whose answers are known, or may be in a moment. */
export const usePlatesWithSuggestions = (lacking: ReadonlyArray<PlateEntry>): ReadonlyArray<PlateEntry> => {
  const suggest = useSuggest(lacking.length > 0)
  return suggest === null
    ? lacking
    : lacking.filter(({ country, plate }) => suggest(countryFrom(country), plate).length > 0)
}
