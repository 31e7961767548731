/** Public data of a shop, available before the login: its identity, its areas and the price that it begins with. */
import { Schema } from "effect"
import { operatorCountries } from "./operator-country.ts"
import { Text } from "./primitives.ts"
import { Shop } from "./shop.ts"

export const PublicShop = Schema.Struct({
  name: Shop.fields.name,
  /** The codes on its signs contain it, and its tickets are requested by it. */
  areaEntityId: Shop.fields.areaEntityId,
  areaFriendly: Shop.fields.areaFriendly,
  areaCountry: Shop.fields.areaCountry,
  coverImageUrl: Shop.fields.coverImageUrl,
  /** Relative to the public assets, like the cover; ours. */
  logoUrl: Schema.optionalKey(Text),
  /** Country of the operator's company that runs it. */
  operator: Schema.Literals(operatorCountries),
  /** Names of areas by id, for the area of a code; ours. */
  areas: Schema.optionalKey(Schema.Record(Schema.String, Text)),
  /** "ab 5,00 € inkl. MwSt." by language: the cheapest ticket that needs no code. Absent: none is sold. */
  priceFrom: Schema.optionalKey(Schema.Record(Schema.String, Text))
})
export interface PublicShop extends Schema.Schema.Type<typeof PublicShop> {}
