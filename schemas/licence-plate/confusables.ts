/** Finds plates that are easily confused, for a warning. */
import { representativeOf } from "./look-alikes.ts"

function skeleton(plate: string): string {
  const letters = plate.replaceAll("-", "").replaceAll("Đ", "D").normalize("NFD").replace(/\p{M}/gu, "")
  return Array.from(letters, representativeOf).join("")
}

/**
 * Returns those of `others` that differ from `plate` but read alike: equal without hyphens, accents and
 * look-alikes (O/0/Q, I/1/L, Z/2, S/5, G/6, B/8), such as BÖ-A1 and BO-A1, or M-SP123 and MS-P123. Never the
 * plate itself. All plates are in stored form.
 */
export function confusables(plate: string, others: readonly string[]): readonly string[] {
  const own = skeleton(plate)
  return others.filter((other) => other !== plate && skeleton(other) === own)
}
