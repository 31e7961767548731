/** Which entity of the operator runs a shop. Without Effect: the page before the login names it, too. */

/** The countries the operator has an entity in. */
export const operatorCountries = ["de", "it", "ch", "at"] as const
export type OperatorCountry = (typeof operatorCountries)[number]

/** Whose legal texts apply: the shop's country, and `de` for any other value. */
export const operatorCountryOf = (areaCountry: string | null): OperatorCountry => {
  const country = areaCountry?.toLowerCase()
  return operatorCountries.find((known) => known === country) ?? "de"
}
