/** Opens an address against the real servers, with a session in the tab. */
import { makeScreen } from "../support/screen.ts"
import { signedInHere } from "../support/session.ts"
import type { Fixtures } from "./fixture.ts"

/** Returns the local storage entries for the driver of a session. */
const driverOf = (session: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const user = Object.entries(session).find(([key]) => key.endsWith("@@user@@"))?.[1]
  return user === undefined ? {} : signedInHere({ userId: JSON.parse(user).decodedToken.claims.sub })
}

/** `session`: session storage by key; empty without a session. */
export const openReal = (
  { page }: Fixtures,
  path: string,
  session: Readonly<Record<string, string>>
): Promise<void> => makeScreen(page, "de-DE").open(path, { person: null, session, local: driverOf(session) })
