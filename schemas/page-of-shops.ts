/** A page of the list of shops. Cursors are opaque; null if the page is empty. */
import { Schema } from "effect"
import { nullable, Text } from "./primitives.ts"
import { Shop } from "./shop.ts"

export const PageOfShops = Schema.Struct({
  hasPreviousPage: Schema.Boolean,
  hasNextPage: Schema.Boolean,
  startCursor: nullable(Text),
  endCursor: nullable(Text),
  data: Schema.Array(Shop)
})
export interface PageOfShops extends Schema.Schema.Type<typeof PageOfShops> {}
