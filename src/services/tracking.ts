/**
 * Tracking behind one interface: nothing is sent without leave, plates are masked, and records go to the installation's
 * collector, or to the console in development. Loaded only once the driver has agreed.
 */
import { type TrackingContext, trackingContextOf } from "../../schemas/user-names.ts"
import { maskPlate, scrub, scrubMessage } from "./scrub.ts"
import type { TrackedEvent } from "./tracking-events.ts"

export type { TrackedEvent } from "./tracking-events.ts"

/** What leaves the page. */
export interface TrackedRecord extends TrackingContext {
  readonly event: string
  readonly level: "info" | "warning" | "error"
  /** ISO 8601. */
  readonly at: string
  readonly app_version: string
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
  readonly plates: ReadonlyArray<string>
}

export type Sink = (record: TrackedRecord) => void

/** To the developer who looks. */
export const consoleSink: Sink = (record) => console.debug("tracked", record)

/** To `{origin}/events`, also while the page is being left. */
export const beaconSink =
  (origin: string): Sink =>
  (record) =>
    void navigator.sendBeacon(`${origin}/events`, JSON.stringify(record))

/** The share of faults that are reported: all of them. */
export const monitoringSampleRate = 1

/** Files of our own and places in them: a stack says nothing else that is worth knowing. */
const placesOf = (stack: string | undefined): string =>
  [...(stack ?? "").matchAll(/\/((?:assets|src)\/[\w./-]+(?::\d+){1,2})/g)]
    .slice(0, 5)
    .map(([, place]) => place)
    .join(" ")

const faultEvent = (fault: unknown, where: string): TrackedEvent => {
  const error = fault instanceof Error ? fault : new Error(String(fault))
  return {
    name: "fault",
    level: "error",
    properties: {
      where,
      name: error.name,
      message: scrubMessage(error.message),
      places: placesOf(error.stack),
      sample_rate: monitoringSampleRate
    }
  }
}

interface Person {
  readonly userId: string
  readonly nickname: string
}

const recordOf = (event: TrackedEvent, user: Person | null, version: string): TrackedRecord => ({
  event: event.name,
  level: event.level ?? "info",
  at: new Date().toISOString(),
  ...trackingContextOf(user),
  app_version: version,
  properties: Object.fromEntries(
    Object.entries(event.properties ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? scrub(value) : value
    ])
  ),
  plates: (event.plates ?? []).map(maskPlate)
})

export interface Tracking {
  /** Never throws: the shop works without tracking. */
  readonly track: (event: TrackedEvent) => void
  /** A fault of our own code, and which flow or part of the page it happened in. */
  readonly report: (fault: unknown, where: string) => void
}

export interface TrackingSettings {
  readonly sink: Sink
  /** Asked for every record: a yes may be taken back in another tab. */
  readonly isAllowed: () => boolean
  readonly user: () => Person | null
  /** Of the product. */
  readonly version: string
}

export const makeTracking = ({ sink, isAllowed, user, version }: TrackingSettings): Tracking => {
  const track = (event: TrackedEvent): void => {
    try {
      if (isAllowed()) sink(recordOf(event, user(), version))
    } catch {
      // Blocked by an extension, or too much at once: nobody is to notice.
    }
  }
  return {
    track,
    report: (fault, where) => {
      if (Math.random() < monitoringSampleRate) track(faultEvent(fault, where))
    }
  }
}
