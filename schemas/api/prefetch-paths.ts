/** Paths of calls that the browser sends before Effect, and with it the endpoints, is loaded. */
export const prefetchPaths = {
  shopByPath: "/v1/shop/path/:path",
  publicShop: "/v1/shop/public/:path",
  onlineShopOptions: "/v1/available-purchase-option/online-shop"
} as const

/** Returns the path of a shop's call. */
export const pathOfShop = (call: "shopByPath" | "publicShop", shop: string): string =>
  prefetchPaths[call].replace(":path", () => encodeURIComponent(shop))
