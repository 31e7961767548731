/** Corrections of an invalid plate. The rules are loaded with the first one: most drivers need none. */
import { useEffect, useMemo, useState } from "react"
import type { PlateEntry } from "../../machines/plate-entry.ts"
import { countryFrom } from "../../schemas/licence-plate/index.ts"
import type { suggestPlates } from "../../schemas/licence-plate/suggest.ts"

/** Returns likely plates, best first; empty while disabled, and where the rules fail to load. */
export const usePlateSuggestions = (
  { country, plate }: PlateEntry,
  isAsked: boolean
): ReadonlyArray<{ readonly plate: string }> => {
  const [suggest, setSuggest] = useState<typeof suggestPlates | null>(null)
  useEffect(() => {
    if (!isAsked || suggest !== null) return
    import("../../schemas/licence-plate/suggest.ts").then(
      (rules) => setSuggest(() => rules.suggestPlates),
      () => undefined
    )
  }, [isAsked, suggest])
  return useMemo(
    () =>
      isAsked && suggest !== null
        ? suggest(countryFrom(country), plate).map((meant) => ({ plate: meant }))
        : [],
    [country, isAsked, plate, suggest]
  )
}
