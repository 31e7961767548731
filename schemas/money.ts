/** Money: exact, in whole hundredths. Without Schema, like all code of prices. */

/** The one form of an amount from the database to the screen. Only messages of the API have major units. */
export interface Money {
  readonly hundredths: number
  readonly currencyCode: string
}

/** Converts the API's unit to hundredths: 8 is 800. */
export const hundredths = (majorUnits: number): number => Math.round(majorUnits * 100)

/** Converts hundredths to the API's unit: 800 is 8. */
export const majorUnits = (hundredths: number): number => hundredths / 100

/** Returns the money of a price as the API has it. */
export const moneyOf = (price: number, currencyCode: string): Money => ({
  hundredths: hundredths(price),
  currencyCode
})
