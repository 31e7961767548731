/** Names of channels between the tabs of a browser. Without Effect: the boot module announces logouts. */

/**
 * `cart`: a cart has changed (message: shop id). `session`: a driver has logged out (empty). `handover`: a
 * new tab asks for the session (empty), and another one responds (its entries); decision 002.
 */
export type Topic = "cart" | "session" | "handover"

export const channelName = (topic: Topic): string => `parkschein.${topic}`
