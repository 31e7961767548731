/** Repairs letters typed for digits and digits typed for letters, where the format leaves no doubt. */
import type { CountryCode } from "./countries.ts"
import { longestPlate } from "./formats.ts"
import { twinOf } from "./look-alikes.ts"
import { validateLicencePlate } from "./validate.ts"

// More than three slips of this kind in one plate are not a slip.
const mostSwaps = 3

/** All variants with exactly `swaps` characters exchanged for their look-alike, from `start` on. */
function variants(plate: string, swaps: number, start = 0): string[] {
  if (swaps === 0) return [plate]
  const found: string[] = []
  for (let index = start; index < plate.length; index++) {
    const twin = twinOf(plate.charAt(index))
    if (twin)
      found.push(...variants(plate.slice(0, index) + twin + plate.slice(index + 1), swaps - 1, index + 1))
  }
  return found
}

/**
 * The valid plate that was most likely meant, if the fewest possible look-alike swaps lead to exactly one; undefined if
 * the plate is valid as it stands, or if no swap or more than one would do. `repairLookAlikes("DE", "M-0P123")` is
 * `"M-OP123"`. The plate is taken in stored form; hyphens are not moved. Offer the answer, do not apply it silently.
 */
export function repairLookAlikes(country: CountryCode, plate: string): string | undefined {
  const isValid = (candidate: string) => validateLicencePlate(country, candidate) === undefined
  if (isValid(plate) || plate.length > longestPlate) return undefined
  for (let swaps = 1; swaps <= mostSwaps; swaps++) {
    const [repaired, ...others] = variants(plate, swaps).filter(isValid)
    if (repaired !== undefined) return others.length === 0 ? repaired : undefined
  }
  return undefined
}
