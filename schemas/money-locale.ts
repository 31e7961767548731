/**
 * Returns the locale for formatting an amount: francs are "CHF 10.00" in Switzerland in all of its languages,
 * whatever the reader's own country does.
 */
export const moneyLocale = (locale: string, currency: string): string =>
  currency === "CHF" ? "de-CH" : locale
