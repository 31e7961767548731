/** Which entity of the operator runs a shop. Without Effect: the page before the login names it, too. */

/** The countries the operator has an entity in. */
export const operatorCountries = ["de", "it", "ch", "at"] as const
export type OperatorCountry = (typeof operatorCountries)[number]

/** Whose legal texts apply: the shop's country, and `de` for any other value. */
export const operatorCountryOf = (areaCountry: string | null): OperatorCountry => {
  const country = areaCountry?.toLowerCase()
  return operatorCountries.find((known) => known === country) ?? "de"
}

/**
 * Whether who buys at a distance may withdraw within 14 days. Parking is none of the exceptions of the European
 * directive; Swiss law knows no such right.
 */
export const hasRightToWithdraw = (areaCountry: string | null): boolean =>
  operatorCountryOf(areaCountry) !== "ch"
