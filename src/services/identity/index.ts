/** Who is signed in, and the way to the hosted login and back. */
export { Identity, RedirectLoop } from "./identity.ts"
export type { SessionClient } from "./session-client.ts"
