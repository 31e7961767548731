/** Begins to track a page: all flows on it, those that come, and faults nobody caught. Loaded when the driver agrees. */
import type { AnyActorRef } from "xstate"
import { storedConsent } from "../../services/consent.ts"
import { listenToDeviations } from "../../services/http/deviations.ts"
import { beaconSink, consoleSink, makeTracking, type Sink } from "../../services/tracking.ts"
import type { App } from "../start.ts"
import { makeObserver } from "./observer.ts"
import { makeProductRules } from "./rules/index.ts"

/** Where records go: the collector of the installation, with consent; else the console of a developer. */
export const sinkFor = (trackingOrigin: string | null): Sink =>
  trackingOrigin === null ? consoleSink : beaconSink(trackingOrigin)

/**
 * `beside`: flows that run beside every page. `agreedBefore`: the driver had agreed before this page was opened. Answers
 * how to stop.
 */
export const startTracking = (
  { stage, runtime, configuration }: App,
  beside: ReadonlyArray<AnyActorRef>,
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

  const observeStage = (isNews: boolean) => {
    const { flow, cart } = stage.view()
    if (flow !== null) observer.observe(flow, isNews)
    if (cart !== null) observer.observe(cart, isNews)
  }
  for (const flow of [stage.access, ...beside]) observer.observe(flow, agreedBefore)
  observeStage(agreedBefore)
  const stopListening = stage.listen(() => observeStage(true))

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
    stopListening()
    stopDeviations()
    observer.stop()
    window.removeEventListener("error", onError)
    window.removeEventListener("unhandledrejection", onRejection)
  }
}
