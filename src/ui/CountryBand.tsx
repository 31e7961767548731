// Band of a plate that is being entered: a button with the sign of the country, which opens the list.
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import type { CountryChoice } from "./aria/CountryList.tsx"
import { BandSign } from "./LicencePlate.tsx"
import { listButton } from "./ListButton.tsx"

const CountryButton = listButton<CountryChoice>(() => import("./aria/CountryList.tsx"))

interface CountryBandProps extends CountryChoice {
  readonly id: string
  readonly look: string
  readonly disabled?: boolean | undefined
}

export const CountryBand = ({ id, look, disabled, ...list }: CountryBandProps) => {
  const { t, i18n } = useTranslation()
  const name = countryName(i18n.language as Locale, list.value, t("plate.otherCountry"))
  return (
    <CountryButton
      id={id}
      label={`${t("plate.country")}: ${name}`}
      look={look}
      disabled={disabled}
      list={list}
    >
      <BandSign country={list.value} />
    </CountryButton>
  )
}
