/**
 * Detects redirect loops of logins. Counts failed logins, refused by the provider or later by a call;
 * departures do not count: returning from the login page is no loop.
 */
import { sharedValue } from "../storage.ts"

const spanMilliseconds = 30_000
const maxFailures = 2

const failures = sharedValue<ReadonlyArray<number>>(
  "login-failures",
  (stored) =>
    Array.isArray(stored) && stored.every((time) => typeof time === "number") ? stored : undefined,
  { area: "session" }
)

const recentFailures = (now: number): ReadonlyArray<number> =>
  (failures.read() ?? []).filter((time) => time <= now && now - time < spanMilliseconds)

/** Records a failed login. */
export const noteFailure = (now = Date.now()): void => failures.write([...recentFailures(now), now])

/** Returns true after two failures within half a minute: the next login must be the driver's own decision. */
export const isRedirectLoop = (now = Date.now()): boolean => recentFailures(now).length >= maxFailures

/** Resets the count after an action of the driver that rules out a loop: a click, a logout. */
export const forgetFailures = (): void => failures.remove()
