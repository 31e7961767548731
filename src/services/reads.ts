/** Names of queries with common dependencies, for writes that invalidate their caches. */

/** What a driver may buy and use: changed by codes and by the plates of permits. */
export const readsOfDriver = [
  "shopByPath",
  "userShopGroups",
  "onlineShopOptions",
  "availablePurchaseOptions"
] as const
