/** Licence plates: formats per country, validation, and corrections. */
export { confusables } from "./confusables.ts"
export {
  type CountryCode,
  countryCodes,
  countryFrom,
  defaultCountryOf,
  isoCountryOf
} from "./countries.ts"
export { describeLicencePlate } from "./describe.ts"
export { type PlateFormat, plateFormat } from "./formats.ts"
export { normaliseLicencePlate } from "./normalise.ts"
export { hasPlate, isSamePlate, mayBeSamePlate, storedPlate } from "./same-plate.ts"
export { type Issue, validateLicencePlate } from "./validate.ts"
