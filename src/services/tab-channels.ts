/** Names under which tabs of one browser tell each other something. Without Effect: the boot module tells of a logout. */

/**
 * `cart`: a cart was changed (about: shop id). `session`: somebody has logged out (about: empty). `handover`: a new tab asks
 * who is signed in (empty), and another one says (what it keeps of the session); decision 002.
 */
export type Topic = "cart" | "session" | "handover"

export const channelName = (topic: Topic): string => `parkschein.${topic}`
