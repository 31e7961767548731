/** Identifies a person in tracked events. Without Schema, which the boot module cannot wait for. */

/** Replaces an absent user id or nickname. */
export const notLoggedIn = "not-logged-in"

/** Fields of tracked events about a person. */
export interface TrackingContext {
  readonly user_id: string
  readonly user_nickname: string
}

/** null: not signed in. */
export const trackingContextOf = (
  session: { readonly userId: string; readonly nickname: string } | null
): TrackingContext => ({
  user_id: session?.userId ?? notLoggedIn,
  user_nickname: session?.nickname ?? notLoggedIn
})
