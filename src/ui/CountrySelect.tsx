// Country of a plate: a button with its flag and name, which opens the list.
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import type { CountryChoice } from "./aria/CountryList.tsx"
import { CountryFlag } from "./CountryFlag.tsx"
import { Field } from "./Field.tsx"
import { listButton } from "./ListButton.tsx"

const CountryButton = listButton<CountryChoice>(() => import("./aria/CountryList.tsx"))

interface CountrySelectProps extends CountryChoice {
  readonly id: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export const CountrySelect = ({ id, label, disabled, ...list }: CountrySelectProps) => {
  const { t, i18n } = useTranslation()
  const name = countryName(i18n.language as Locale, list.value, t("plate.otherCountry"))
  return (
    <Field label={label} id={id} optional unmarked>
      {() => (
        <CountryButton id={id} label={`${label}: ${name}`} disabled={disabled} list={list}>
          <CountryFlag country={list.value} />
          <span>{name}</span>
        </CountryButton>
      )}
    </Field>
  )
}
