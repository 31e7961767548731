/** Brings a typed or pasted plate into the form that is stored, sent and compared. */
import { foldCharacters } from "./characters.ts"
import type { CountryCode } from "./countries.ts"
import { rulesOf } from "./formats.ts"
import { hyphensFromGaps, storedSpelling } from "./separators.ts"

/**
 * The canonical form of a plate: capitals, plain hyphens, no blanks. Never fails and never judges; what is wrong stays
 * wrong for `validateLicencePlate` to name. Where a country needs hyphens, typed ones are kept and a typed gap becomes one
 * only if that leaves exactly one valid reading; where it needs none, gaps and hyphens go (`XX` keeps hyphens).
 * Applying it twice changes nothing more. Throws a `RangeError` for an unknown country code.
 */
export function normaliseLicencePlate(country: CountryCode, raw: string): string {
  const { separators } = rulesOf(country)
  const folded = foldCharacters(country, raw)
  // Dropping a gap can bring a letter and its accent together, hence the last normalisation.
  const joined = folded.replaceAll(" ", "").normalize("NFC")
  if (separators === 0) return country === "XX" ? joined : joined.replaceAll("-", "").normalize("NFC")
  const lacksHyphens = joined.split("-").length <= separators
  return storedSpelling(country, (lacksHyphens ? hyphensFromGaps(country, folded) : undefined) ?? joined)
}
