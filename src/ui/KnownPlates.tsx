// Buttons for the driver's own plates, each with country and name.
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import { LicencePlate } from "./LicencePlate.tsx"
import { slotRecipe } from "./recipe.ts"

const plateField = slotRecipe("plate-field")()
const plateChoice = slotRecipe("plate-choice")()

export interface KnownPlate {
  readonly plate: string
  readonly country?: string | null
  readonly nickname?: string
  readonly isDefault?: boolean
}

/** Key of a plate within a list. */
export const keyOf = ({ plate, country }: KnownPlate): string => `${country ?? ""} ${plate}`

interface PlateChoicesProps {
  readonly title: string
  readonly plates: readonly KnownPlate[]
  /** Country of plates without one. */
  readonly country: string
  readonly nameOf: (plate: KnownPlate) => string
  readonly disabled?: boolean | undefined
  readonly onChoose: (plate: KnownPlate) => void
}

/** Buttons for suggested plates. Renders nothing without any. */
export const PlateChoices = (props: PlateChoicesProps) => {
  const { title, plates, country, nameOf, disabled, onChoose } = props
  return plates.length === 0 ? null : (
    <div className={plateField("choices")}>
      <p>{title}</p>
      {plates.map((plate) => (
        <button
          key={keyOf(plate)}
          type="button"
          className={plateChoice("root")}
          aria-label={nameOf(plate)}
          disabled={disabled}
          onClick={() => onChoose(plate)}
        >
          <LicencePlate plate={plate.plate} country={plate.country ?? country} />
          {plate.nickname === undefined ? null : <span translate="no">{plate.nickname}</span>}
        </button>
      ))}
    </div>
  )
}

/** Returns the accessible name of a known plate: plate, name, country, and whether it is the default. */
export const useKnownPlateName = () => {
  const { t, i18n } = useTranslation()
  return ({ plate, country, nickname, isDefault }: KnownPlate): string => {
    const code = country ?? "XX"
    const details = [
      nickname,
      code === "XX" ? undefined : countryName(i18n.language as Locale, code, ""),
      isDefault ? t("plate.known.default") : undefined
    ].filter((detail) => detail !== undefined)
    return details.length === 0
      ? t("plate.useRecent", { plate })
      : t("plate.known.use", { plate, details: details.join(", ") })
  }
}
