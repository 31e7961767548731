/**
 * Tracking behind one interface: nothing is sent without consent, plates are masked, and records go to the
 * installation's collector, or to the console in development. Loaded only after the driver has agreed.
 */
import { type TrackingContext, trackingContextOf } from "../../schemas/user-names.ts"
import { maskPlate, scrub, scrubMessage } from "./scrub.ts"
import type { TrackedEvent } from "./tracking-events.ts"

export type { TrackedEvent } from "./tracking-events.ts"

/** Record as sent. */
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

/** Sink for developers: logs to the console. */
export const consoleSink: Sink = (record) => console.debug("tracked", record)

/** Posts to `{origin}/events`, also while the page is being left. */
export const beaconSink =
  (origin: string): Sink =>
  (record) =>
    void navigator.sendBeacon(`${origin}/events`, JSON.stringify(record))

/** Share of faults that are reported: all of them. */
export const monitoringSampleRate = 1

/** Extracts our own files and positions: other parts of a stack are not useful. */
const sourcePositionsOf = (stack: string | undefined): string =>
  [...(stack ?? "").matchAll(/\/((?:assets|src)\/[\w./-]+(?::\d+){1,2})/g)]
    .slice(0, 5)
    .map(([, position]) => position)
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
      places: sourcePositionsOf(error.stack),
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
  /** Reports a fault of our own code, with the flow or part of the page. */
  readonly report: (fault: unknown, where: string) => void
}

export interface TrackingSettings {
  readonly sink: Sink
  /** Called for every record: the consent may be withdrawn in another tab. */
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
      // Blocked by an extension, or over a limit: ignored.
    }
  }
  return {
    track,
    report: (fault, where) => {
      if (Math.random() < monitoringSampleRate) track(faultEvent(fault, where))
    }
  }
}
