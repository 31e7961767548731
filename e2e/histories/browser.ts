/**
 * Browser of a driver: tabs with the shop's own session client, each with its own session storage and a
 * shared local storage. No tab receives messages of the others, as if all but one were suspended.
 */
import { AsyncLocalStorage } from "node:async_hooks"
import { decodeConfiguration } from "../../src/configuration.ts"
import { latestDriver, makeSessionClient } from "../../src/services/identity/session-client.ts"
import { adoptEntries } from "../../src/services/identity/token-cache.ts"
import { demoConfiguration } from "../../src/services/testing/demo-configuration.ts"
import { MemoryStorage } from "../../src/services/testing/memory-storage.ts"

/** The tab knows that its driver has logged out: it sends no request. */
export class SignedOut extends Error {}

export interface Tab {
  readonly logIn: (subject: string) => Promise<void>
  readonly logOut: () => Promise<void>
  /** Returns the token of this driver for a call; else rejects with `SignedOut`. */
  readonly tokenOf: (subject: string) => Promise<string>
}

const storages = new AsyncLocalStorage<Readonly<Record<"localStorage" | "sessionStorage", Storage>>>()
for (const area of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, area, { configurable: true, get: () => storages.getStore()?.[area] })

const configuration = decodeConfiguration(JSON.stringify(demoConfiguration))
const { identityClientId, identityAudience, identityScope } = configuration
const nowhere = () => undefined
const page = {
  origin: "http://localhost:4400",
  search: () => "",
  here: () => "/",
  cookies: () => "",
  assign: nowhere,
  replace: nowhere,
  openPopup: () => null
}

/** Returns a function that opens a tab. `issue` creates a token. */
export const openBrowser = (issue: (subject: string) => Promise<string>): (() => Tab) => {
  const localStorage = new MemoryStorage()
  let signedIn: string | undefined
  return () => {
    const memory = { localStorage, sessionStorage: new MemoryStorage() }
    const client = storages.run(memory, () => makeSessionClient(configuration, page))
    return {
      logIn: async (subject) => {
        const body = { access_token: await issue(subject) }
        const expiresAt = Date.now() / 1000 + 3600
        storages.run(memory, () => {
          latestDriver.write(subject)
          adoptEntries({
            [`@@auth0spajs@@::${identityClientId}::${identityAudience}::${identityScope}`]: {
              body,
              expiresAt
            },
            [`@@auth0spajs@@::${identityClientId}::@@user@@`]: { decodedToken: { claims: { sub: subject } } }
          })
          signedIn = subject
        })
      },
      logOut: () =>
        storages.run(memory, async () => {
          await client.logout()
          client.finishLogout()
          signedIn = undefined
        }),
      tokenOf: async (subject) => {
        const before = signedIn
        const token = await storages.run(memory, async () =>
          client.stored()?.user.userId === subject ? client.accessToken() : undefined
        )
        if (token?._tag !== "Success") throw new SignedOut()
        if (before !== subject) throw new Error("a tab goes on for a driver who has logged out")
        return token.value
      }
    }
  }
}
