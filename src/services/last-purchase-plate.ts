/** Corrects the plate of the last purchase; a separate file, since the home does not need it. */
import { isSamePlate } from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"

/** Returns the purchase with the wrong plate replaced, if it has that plate. */
export const withRightPlate = <Purchase extends { readonly plates: ReadonlyArray<Plate> }>(
  purchase: Purchase,
  wrong: Plate,
  right: Plate
): Purchase => ({
  ...purchase,
  plates: purchase.plates.map((plate) => (isSamePlate(plate, wrong) ? right : plate))
})
