/** What a plate of a form with several is called in the summary of what is wrong: by its place, and as it was typed. */
import type { TFunction } from "i18next"
import type { PlateEntry } from "../../machines/plate-entry.ts"

/** Nothing where the form has one plate alone: the message then names the field. */
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
