/** The user of the session, and the hosted login and back. */
export { Identity, RedirectLoop } from "./identity.ts"
export type { SessionClient } from "./session-client.ts"
