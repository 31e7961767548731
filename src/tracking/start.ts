/** Starts tracking: all current and new flows, and uncaught faults. Loaded when the driver agrees. */
import type { ActorRefLike } from "xstate"
import { loadedPageIn } from "../app/loaded-page.ts"
import type { App } from "../app/running-app.ts"
import { storedConsent } from "../services/consent.ts"
import { listenToDeviations } from "../services/http/contract-deviations.ts"
import { beaconSink, consoleSink, makeTracking, type Sink } from "../services/tracking.ts"
import { makeObserver } from "./observer.ts"
import { makeProductRules } from "./rules/index.ts"

/** Returns the sink: the installation's collector, else the developer's console. */
const sinkFor = (trackingOrigin: string | null): Sink =>
  trackingOrigin === null ? consoleSink : beaconSink(trackingOrigin)

/** `agreedBefore`: the driver had agreed before this page was opened. Returns the function that stops it. */
export const startTracking = (
  { actor: app, runtime, configuration }: App,
  agreedBefore: boolean
): (() => void) => {
  const { trackingOrigin } = configuration
  const tracking = makeTracking({
    sink: sinkFor(trackingOrigin),
    isAllowed: () => trackingOrigin === null || storedConsent.read()?.decision === "granted",
    user: runtime.environment.user,
    version: configuration.version
  })
  const observer = makeObserver(tracking, makeProductRules())

  const observe = (flow: ActorRefLike | null | undefined) => {
    if (flow) observer.observe(flow, agreedBefore)
  }
  const { children } = app.getSnapshot()
  observe(children.access)
  observe(app.system.get("verificationPrompt"))
  for (const loaded of [children.page, children.cart]) observe(loadedPageIn(loaded?.getSnapshot())?.flow)
  const looking = app.system.inspect(observer.look)

  const onError = ({ error, message }: ErrorEvent) => tracking.report(error ?? message, "page")
  const onRejection = ({ reason }: PromiseRejectionEvent) => tracking.report(reason, "page")
  window.addEventListener("error", onError)
  window.addEventListener("unhandledrejection", onRejection)

  const stopDeviations = listenToDeviations(({ outcome, ...properties }) =>
    tracking.track({
      name: "answer_deviates",
      level: outcome === "read" ? "info" : "warning",
      properties: { outcome, ...properties }
    })
  )

  return () => {
    looking.unsubscribe()
    stopDeviations()
    window.removeEventListener("error", onError)
    window.removeEventListener("unhandledrejection", onRejection)
  }
}
