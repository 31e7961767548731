/** Names under which tabs of one browser tell each other something. Without Effect: the boot module tells of a logout. */

/** `cart`: a cart was changed (about: shop id). `session`: somebody has logged out (about: empty). */
export type Topic = "cart" | "session"

export const channelName = (topic: Topic): string => `parkschein.${topic}`
