/** Public data of a shop, available before the login: its identity, and nothing else. */
import { Schema } from "effect"
import { operatorCountries } from "./operator-country.ts"
import { Shop } from "./shop.ts"

export const PublicShop = Schema.Struct({
  name: Shop.fields.name,
  /** The codes on its signs contain it, and its tickets are requested by it. */
  areaEntityId: Shop.fields.areaEntityId,
  areaFriendly: Shop.fields.areaFriendly,
  areaCountry: Shop.fields.areaCountry,
  coverImageUrl: Shop.fields.coverImageUrl,
  /** Country of the operator's company that runs it. */
  operator: Schema.Literals(operatorCountries)
})
export interface PublicShop extends Schema.Schema.Type<typeof PublicShop> {}
