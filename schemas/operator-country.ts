/** Maps a shop to the operator's company. Without Effect: the page before the login shows it, too. */

/** Countries in which the operator has a company. */
export const operatorCountries = ["de", "it", "ch", "at"] as const
export type OperatorCountry = (typeof operatorCountries)[number]

/** Returns the country whose legal texts apply: the shop's, or `de` for any other value. */
export const operatorCountryOf = (areaCountry: string | null): OperatorCountry => {
  const country = areaCountry?.toLowerCase()
  return operatorCountries.find((known) => known === country) ?? "de"
}

/**
 * Returns true if a buyer may withdraw from a distance contract within 14 days. Parking is no exception of
 * the European directive; Swiss law has no such right.
 */
export const hasRightToWithdraw = (areaCountry: string | null): boolean =>
  operatorCountryOf(areaCountry) !== "ch"
