/** Name of a plate in the error summary of a form with several plates: its number and its input. */
import type { TFunction } from "i18next"
import type { PlateEntry } from "../../machines/plate-entry.ts"

/** Returns no label where the form has a single plate: the message then names the field. */
export const numberedPlate = (
  t: TFunction,
  plates: ReadonlyArray<PlateEntry>,
  index: number
): { readonly label?: string } => {
  if (plates.length < 2) return {}
  const number = index + 1
  const plate = plates[index]?.plate.trim() ?? ""
  return {
    label: plate === "" ? t("plate.labelNumbered", { number }) : t("plate.labelNamed", { number, plate })
  }
}
