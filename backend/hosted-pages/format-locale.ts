/** Locale for numbers and times, by the language tag of a driver's browser or order. */

const europeanEnglish = "en-GB"

/** Returns a valid tag itself; European English for a tag without a country, or an unknown one. */
export const formatLocale = (tag: string): string => {
  if (tag === "en") return europeanEnglish
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag])[0] ?? europeanEnglish
  } catch {
    return europeanEnglish
  }
}
