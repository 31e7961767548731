/** Starts the flow of the consent, and tracking with it: its code is loaded once the driver has agreed, and not before. */
import { type ActorRefFrom, type AnyActorRef, createActor } from "xstate"
import type { consentMachine } from "../../machines/consent/index.ts"
import { storedConsent } from "../services/consent.ts"
import { bindConsent, detailsFragment } from "./bindings/consent.ts"
import type { App } from "./start.ts"

type ConsentActor = ActorRefFrom<typeof consentMachine>

/** In development without a collector everything goes to the console, where nobody has to be asked. */
const isTracked = (consent: ConsentActor): boolean => {
  const snapshot = consent.getSnapshot()
  return snapshot.matches("granted") || (import.meta.env.DEV && snapshot.matches("nothingSent"))
}

/** Answers what to call whenever the flow has gone on. */
const makeTracker = (app: App, beside: ReadonlyArray<AnyActorRef>, consent: ConsentActor) => {
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
    import("./tracking/start.ts").then(
      ({ startTracking }) => {
        if (!isWanted || isRunning) return
        isRunning = true
        stop = startTracking(app, beside, isFirst)
      },
      // The next page asks for it again; until then nothing is tracked.
      () => {
        isWanted = false
      }
    )
  }
}

/** `beside`: flows that run beside every page, of which tracking wants to know. */
export const startConsent = (app: App, beside: ReadonlyArray<AnyActorRef>): ConsentActor => {
  const { trackingOrigin } = app.configuration
  const consent = createActor(bindConsent(window), {
    id: "consent",
    input: {
      recipient: trackingOrigin === null ? null : new URL(trackingOrigin).host,
      decision: storedConsent.read()?.decision ?? null
    }
  }).start()

  const follow = makeTracker(app, beside, consent)
  consent.subscribe(() => follow(false))
  follow(true)

  const lookAtAddress = () =>
    consent.send({ type: window.location.hash === detailsFragment ? "DETAILS_OPENED" : "DETAILS_CLOSED" })
  window.addEventListener("hashchange", lookAtAddress)
  app.navigation.listen(lookAtAddress)
  lookAtAddress()

  // Told to all tabs but the one that has written it.
  window.addEventListener("storage", () => {
    const decision = storedConsent.read()?.decision
    if (decision !== undefined) consent.send({ type: "DECIDED_ELSEWHERE", decision })
  })
  return consent
}
