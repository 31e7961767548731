// Language switcher: each language by its own name.
import { useTranslation } from "react-i18next"
import { Icon } from "../../ui/Icon.tsx"
import { recipe } from "../../ui/recipe.ts"

const languageSelect = recipe("language-select")

/** Language offered: `value` is its tag (de-DE), `label` its own name (Deutsch). */
export interface LanguageOption {
  readonly value: string
  readonly label: string
}

/** Own names of the languages, by tag. */
export const languageNames: Readonly<Record<string, string>> = {
  "de-DE": "Deutsch",
  "en-GB": "English",
  "fr-FR": "Français",
  "it-IT": "Italiano"
}

interface LanguageSelectProps {
  readonly languages: readonly LanguageOption[]
  /** Active tag; en-US is shown as English. */
  readonly language: string
  readonly state?: string | undefined
  readonly onLanguageChange: (language: string) => void
}

const sameLanguage = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2)

export const LanguageSelect = ({ languages, language, state, onLanguageChange }: LanguageSelectProps) => {
  const { t } = useTranslation()
  return (
    <label className={languageSelect()} data-machine="locale" data-state={state}>
      <Icon name="globe" />
      <select
        aria-label={t("layout.language")}
        value={languages.find(({ value }) => sameLanguage(value, language))?.value ?? language}
        onChange={(event) => onLanguageChange(event.target.value)}
      >
        {languages.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
