/** Starts the flow of the consent and tracking with it, whose code is loaded only after consent. */
import type { ConsentActor } from "../../machines/consent/index.ts"
import { bindConsent, detailsFragment } from "../bindings/consent.ts"
import { storedConsent } from "../services/consent.ts"
import type { Create } from "./lazy-actor.ts"
import type { App } from "./running-app.ts"

/** Returns whether to track. Development without a collector logs to the console: no consent needed. */
const isTracked = (consent: ConsentActor): boolean => {
  const snapshot = consent.getSnapshot()
  return snapshot.matches("granted") || (import.meta.env.DEV && snapshot.matches("nothingSent"))
}

/** Returns the function to call after each transition of the flow. */
const makeTracker = (app: App, consent: ConsentActor) => {
  let isWanted = false
  let isRunning = false
  let stop = () => {}
  return (isFirst: boolean) => {
    if (isTracked(consent) === isWanted) return
    isWanted = !isWanted
    if (!isWanted) {
      stop()
      isRunning = false
      return
    }
    import("../tracking/start.ts").then(
      ({ startTracking }) => {
        if (!isWanted || isRunning) return
        isRunning = true
        stop = startTracking(app, isFirst)
      },
      // The next page load retries; until then nothing is tracked.
      () => {
        isWanted = false
      }
    )
  }
}

interface Consent {
  readonly consent: ConsentActor
  readonly lookAtAddress: () => void
}

export const startConsent = (app: App, create: Create): Consent => {
  const { trackingOrigin } = app.configuration
  const consent = create(bindConsent(window), {
    id: "consent",
    input: {
      recipient: trackingOrigin === null ? null : new URL(trackingOrigin).host,
      decision: storedConsent.read()?.decision ?? null
    }
  }).start()

  const follow = makeTracker(app, consent)
  consent.subscribe(() => follow(false))
  follow(true)

  const lookAtAddress = () =>
    consent.send({ type: window.location.hash === detailsFragment ? "DETAILS_OPENED" : "DETAILS_CLOSED" })
  window.addEventListener("hashchange", lookAtAddress)
  lookAtAddress()

  // The browser sends this event to all tabs except the one that wrote.
  window.addEventListener("storage", () => {
    const decision = storedConsent.read()?.decision
    if (decision !== undefined) consent.send({ type: "DECIDED_ELSEWHERE", decision })
  })
  return { consent, lookAtAddress }
}
