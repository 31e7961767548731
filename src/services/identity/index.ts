/** Who is signed in, and the way to the hosted login and back. */
export { Identity, RedirectLoop } from "./identity.ts"
export type { LoginDone, LoginOptions, SessionClient } from "./session-client.ts"
export type { UserSession } from "./user-session.ts"
