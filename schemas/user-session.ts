/** Who is signed in, as the session keeps it, and what tracked events say about them. */
import { Schema } from "effect"
import { Name, nullable, Text, withDefault } from "./primitives.ts"
import { notLoggedIn } from "./user-names.ts"

export const UserSession = Schema.Struct({
  /** The installation's own claim; `email_verified` is the standard one. */
  emailVerified: withDefault(Schema.Boolean, false),
  /** The `sub` claim. */
  userId: withDefault(Name, notLoggedIn),
  nickname: withDefault(Name, notLoggedIn),
  email: nullable(Text),
  email_verified: nullable(Schema.Boolean),
  /** A path segment, also kept in the user metadata of the identity provider. */
  last_shop_visited: nullable(Text)
})
export interface UserSession extends Schema.Schema.Type<typeof UserSession> {}

export const TrackingContext = Schema.Struct({ user_id: Name, user_nickname: Name })
export interface TrackingContext extends Schema.Schema.Type<typeof TrackingContext> {}
