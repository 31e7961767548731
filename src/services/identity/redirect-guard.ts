/**
 * Stops a login that comes back and starts again for ever. Counted are returns from the provider, not departures:
 * a driver who goes back from the login page is no loop.
 */
import { sharedSlot } from "../storage.ts"

const spanMilliseconds = 30_000
const mostReturns = 2

const returns = sharedSlot<ReadonlyArray<number>>({
  name: "login-returns",
  version: 1,
  area: "session",
  decode: (stored) =>
    Array.isArray(stored) && stored.every((time) => typeof time === "number") ? stored : undefined
})

const recentReturns = (now: number): ReadonlyArray<number> =>
  (returns.read() ?? []).filter((time) => time <= now && now - time < spanMilliseconds)

/** Remembers that the provider has sent the driver back, with whatever result. */
export const noteReturn = (now = Date.now()): void => returns.write([...recentReturns(now), now])

/** Two returns within half a minute, and a login is wanted again: the next must be the driver's own decision. */
export const isRedirectLoop = (now = Date.now()): boolean => recentReturns(now).length >= mostReturns

/** The driver has done something that shows that this is no loop: a click, a logout. */
export const forgetReturns = (): void => returns.remove()
