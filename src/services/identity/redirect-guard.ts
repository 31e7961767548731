/**
 * Stops a login that comes back and starts again for ever. Counted are logins that came to nothing, refused by the provider
 * or, later, by a call; not departures: a driver who goes back from the login page is no loop.
 */
import { sharedValue } from "../storage.ts"

const spanMilliseconds = 30_000
const maxFailures = 2

const failures = sharedValue<ReadonlyArray<number>>({
  name: "login-failures",
  version: 1,
  area: "session",
  decode: (stored) =>
    Array.isArray(stored) && stored.every((time) => typeof time === "number") ? stored : undefined
})

const recentFailures = (now: number): ReadonlyArray<number> =>
  (failures.read() ?? []).filter((time) => time <= now && now - time < spanMilliseconds)

/** Records a failed login. */
export const noteFailure = (now = Date.now()): void => failures.write([...recentFailures(now), now])

/** Two such within half a minute, and a login is wanted again: the next must be the driver's own decision. */
export const isRedirectLoop = (now = Date.now()): boolean => recentFailures(now).length >= maxFailures

/** The driver has done something that shows that this is no loop: a click, a logout. */
export const forgetFailures = (): void => failures.remove()
