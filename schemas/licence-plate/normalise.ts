/** Converts a typed or pasted plate to the form that is stored, sent and compared. */
import { foldCharacters } from "./characters.ts"
import type { CountryCode } from "./countries.ts"
import { rulesOf } from "./formats.ts"
import { hyphensFromGaps, storedSpelling } from "./separators.ts"

/**
 * Returns the canonical form of a plate: capitals, plain hyphens, no blanks. Does not validate; errors stay
 * for `validateLicencePlate`. Where a country needs hyphens, typed ones are kept and a typed gap becomes one
 * only if that leaves exactly one valid reading; where it needs none, gaps and hyphens are removed (`XX`
 * keeps hyphens). Idempotent. Throws a `RangeError` for an unknown country code.
 */
export function normaliseLicencePlate(country: CountryCode, raw: string): string {
  const { separators } = rulesOf(country)
  const folded = foldCharacters(country, raw)
  // Removing a gap can join a letter with its accent, hence the last normalisation.
  const joined = folded.replaceAll(" ", "").normalize("NFC")
  if (separators === 0) return country === "XX" ? joined : joined.replaceAll("-", "").normalize("NFC")
  const lacksHyphens = joined.split("-").length <= separators
  return storedSpelling(country, (lacksHyphens ? hyphensFromGaps(country, folded) : undefined) ?? joined)
}
