/** What the identity provider's token endpoint answers: tokens, or why there are none. */
import { Schema } from "effect"
import { Name, nullable, Seconds, Text } from "./primitives.ts"

export const LoginTokenResponse = Schema.Struct({
  /** Absent after a refresh that asked for no `openid` scope. */
  id_token: nullable(Name),
  access_token: Name,
  refresh_token: nullable(Name),
  /** Seconds. */
  expires_in: Seconds,
  /** Separated by spaces; absent when it is what was asked for. */
  scope: nullable(Text)
})
export interface LoginTokenResponse extends Schema.Schema.Type<typeof LoginTokenResponse> {}

export const LoginTokenRefusal = Schema.Struct({
  /** `mfa_required`, `invalid_grant`, ... */
  error: Name,
  error_description: nullable(Text),
  /** With `mfa_required`. */
  mfa_token: nullable(Name)
})
export interface LoginTokenRefusal extends Schema.Schema.Type<typeof LoginTokenRefusal> {}
