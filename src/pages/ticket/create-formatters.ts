/** Creates the platform's formatters of the form while the home is idle: a slow phone takes 17 ms, within the press. */
import { nextHourIn } from "../../../schemas/local-time.ts"
import { countryName } from "../../i18n/country-name.ts"
import type { Locale } from "../../i18n/locale.ts"
import { timeZoneOfCountry } from "../../i18n/time-zone.ts"

/** Both are kept where they are created. */
export const createFormatters = (locale: Locale): void => {
  countryName(locale, "DE", "")
  nextHourIn(timeZoneOfCountry(null), 0)
}
