/** What everybody may know of a shop, also before a login: who it is, and nothing else. */
import { Schema } from "effect"
import { operatorCountries } from "./operator-country.ts"
import { Shop } from "./shop.ts"

export const PublicShop = Schema.Struct({
  name: Shop.fields.name,
  areaFriendly: Shop.fields.areaFriendly,
  areaCountry: Shop.fields.areaCountry,
  /** The country of the operator's entity that runs it. */
  operator: Schema.Literals(operatorCountries)
})
export interface PublicShop extends Schema.Schema.Type<typeof PublicShop> {}
