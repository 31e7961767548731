/** Finds plates that a person could take for one another, for a soft warning. */
import { standIn } from "./look-alikes.ts"

function skeleton(plate: string): string {
  const letters = plate.replaceAll("-", "").replaceAll("Đ", "D").normalize("NFD").replace(/\p{M}/gu, "")
  return Array.from(letters, standIn).join("")
}

/**
 * Those of `others` that differ from `plate` but read alike: equal once hyphens, accents and look-alikes (O/0/Q, I/1/L,
 * Z/2, S/5, G/6, B/8) are put aside, such as BÖ-A1 and BO-A1, or M-SP123 and MS-P123. The plate itself is never among
 * them. All plates are taken in stored form.
 */
export function confusables(plate: string, others: readonly string[]): readonly string[] {
  const own = skeleton(plate)
  return others.filter((other) => other !== plate && skeleton(other) === own)
}
