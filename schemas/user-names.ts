/** What stands for a person in tracked events. Without Schema, since the boot module needs it before that is loaded. */

/** Stands for a user id or a nickname that is missing. */
export const notLoggedIn = "not-logged-in"

/** What tracked events say of a person. */
export interface TrackingContext {
  readonly user_id: string
  readonly user_nickname: string
}

/** null: nobody is signed in. */
export const trackingContextOf = (
  session: { readonly userId: string; readonly nickname: string } | null
): TrackingContext => ({
  user_id: session?.userId ?? notLoggedIn,
  user_nickname: session?.nickname ?? notLoggedIn
})
