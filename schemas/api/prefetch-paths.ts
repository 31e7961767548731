/** Paths of calls that the browser sends before Effect, and with it the endpoints, is loaded. */
export const prefetchPaths = {
  shopByPath: "/v1/shop/path/:path",
  publicShop: "/v1/shop/public/:path",
  onlineShopOptions: "/v1/available-purchase-option/online-shop",
  order: "/v1/:shopId/order/:orderId"
} as const

/** Returns the path of a shop's call. */
export const pathOfShop = (call: "shopByPath" | "publicShop", shop: string): string =>
  prefetchPaths[call].replace(":path", () => encodeURIComponent(shop))

/** Returns the path of an order of a shop. */
export const pathOfOrder = (shopId: string, orderId: string): string =>
  prefetchPaths.order
    .replace(":shopId", () => encodeURIComponent(shopId))
    .replace(":orderId", () => encodeURIComponent(orderId))
