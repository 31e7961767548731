/** A wrong plate of what was bought last is put right; apart from it, since the home does without. */
import { isSamePlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"

/** Returns the purchase with the right plate in the place of the wrong one, if that was its plate. */
export const withRightPlate = <Purchase extends { readonly plates: ReadonlyArray<Plate> }>(
  purchase: Purchase,
  wrong: Plate,
  right: Plate
): Purchase => ({
  ...purchase,
  plates: purchase.plates.map((plate) => (isSamePlate(plate, wrong) ? right : plate))
})
