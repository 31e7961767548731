/** Opens an address against the real servers, with a session in the tab. */
import { makeScreen } from "../support/screen.ts"
import { signedInHere } from "../support/session.ts"
import type { Fixtures } from "./fixture.ts"

type Stored = Readonly<Record<string, string>>

/** `session`: session storage by key; empty without a session. `localOf`: what this browser has stored of the driver. */
export const openReal = (
  { page }: Fixtures,
  path: string,
  session: Stored,
  localOf: (userId: string) => Stored = () => ({})
): Promise<void> => {
  const user = Object.entries(session).find(([key]) => key.endsWith("@@user@@"))?.[1]
  const userId = user === undefined ? undefined : JSON.parse(user).decodedToken.claims.sub
  const local = userId === undefined ? {} : { ...signedInHere({ userId }), ...localOf(userId) }
  return makeScreen(page, "de-DE").open(path, { person: null, session, local })
}
