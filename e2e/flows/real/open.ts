/** Opens an address in the real world, with a session in the tab. */
import { makeScreen } from "../support/screen.ts"
import type { Fixtures } from "./world.ts"

/** `session`: by key of session storage; empty where nobody is signed in. */
export const openReal = (
  { page }: Fixtures,
  path: string,
  session: Readonly<Record<string, string>>
): Promise<void> => makeScreen(page, "de-DE").open(path, { person: null, session })
