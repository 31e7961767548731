/** Languages offered by a page, each by its own name. */
import { offeredLanguages } from "../../i18n/index.ts"
import { type LanguageOption, languageNames } from "./LanguageSelect.tsx"

export const languageOptions = (
  page: Parameters<typeof offeredLanguages>[0]
): ReadonlyArray<LanguageOption> =>
  offeredLanguages(page).map((value) => ({ value, label: languageNames[value] ?? value }))
