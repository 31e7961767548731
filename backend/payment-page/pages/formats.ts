/** Money and times as the driver's language and country write them. */

/** All countries of the shop live in this time; the payment knows no other. */
const timeZone = "Europe/Berlin"

const europeanEnglish = "en-GB"

/** The tag itself where it is one; English as written in Europe where no country is named, or nothing understood. */
const localeOf = (tag: string): string => {
  if (tag === "en") return europeanEnglish
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag])[0] ?? europeanEnglish
  } catch {
    return europeanEnglish
  }
}

export const money = (amount: number, currencyCode: string, locale: string): string =>
  new Intl.NumberFormat(localeOf(locale), { style: "currency", currency: currencyCode }).format(amount)

/** Day and minute. */
export const moment = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(localeOf(locale), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    instant
  )
