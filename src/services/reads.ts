/** Names of reads that hang on the same things, for the writes that make their kept answers outdated. */

/** What a driver may buy and use: changed by codes and by the plates of permissions. */
export const readsOfDriver = [
  "shopByPath",
  "userShopGroups",
  "onlineShopOptions",
  "availablePurchaseOptions"
] as const

/** Everything that shows a shop: changed by whoever administers shops. */
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

/** Everything that shows a group of long-term parkers: changed by whoever administers groups. */
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
