/** The locale in which numbers and times are written for a language tag that a driver's browser or order names. */

const europeanEnglish = "en-GB"

/** The tag itself where it is one; English as written in Europe where no country is named, or nothing understood. */
export const writtenLocale = (tag: string): string => {
  if (tag === "en") return europeanEnglish
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag])[0] ?? europeanEnglish
  } catch {
    return europeanEnglish
  }
}
