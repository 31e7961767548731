/** Names of queries with common dependencies, for writes that invalidate their caches. */

/** What a driver may buy and use: changed by codes and by the plates of permits. */
export const readsOfDriver = [
  "shopByPath",
  "userShopGroups",
  "onlineShopOptions",
  "availablePurchaseOptions"
] as const

/** Queries that return shops: invalidated by the administration of shops. */
export const readsOfShops = [
  "shopByPath",
  "listShops",
  "getShop",
  "shopsByAreaEntityIds",
  "shopsByIds",
  "shopByAreaEntityId",
  "onlineShopOptions",
  "availablePurchaseOptions"
] as const

/** Queries that return groups of long-term parkers: invalidated by the administration of groups. */
export const readsOfShopGroups = [
  "shopByPath",
  "userShopGroups",
  "getShopGroup",
  "maximumCodesByGroupIds",
  "maximumPlatesByGroupIds",
  "shopGroupsByShopId",
  "shopGroupsByGroupId",
  "shopGroupsByAreaEntityIds",
  "shopGroupsByGroupIds",
  "shopGroupsByIds"
] as const
