/**
 * Tracking behind one interface: nothing is recorded before the driver has agreed, plates are masked, and it goes to
 * the console in development or to the installation's collector.
 */
import { Context, Layer } from "effect"
import { trackingContext, type UserSession } from "./identity/user-session.ts"
import { maskPlate, scrub } from "./scrub.ts"
import { sharedSlot } from "./storage.ts"
import type { TrackedEvent } from "./tracking-events.ts"

export type { EventName, TrackedEvent } from "./tracking-events.ts"

export type Consent = "granted" | "refused"

const storedConsent = sharedSlot<Consent>({
  name: "tracking-consent",
  version: 1,
  area: "local",
  decode: (stored) => (stored === "granted" || stored === "refused" ? stored : undefined)
})

/** What leaves the page. */
export interface TrackedRecord {
  readonly event: string
  readonly level: "info" | "warning" | "error"
  /** ISO 8601. */
  readonly at: string
  readonly user_id: string
  readonly user_nickname: string
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

/** Where records go: the collector of the installation, else the console in development, else nowhere. */
export const sinkFor = (trackingOrigin: string | null, isDevelopment: boolean): Sink | undefined =>
  trackingOrigin !== null ? beaconSink(trackingOrigin) : isDevelopment ? consoleSink : undefined

const recordOf = (event: TrackedEvent, user: UserSession | null): TrackedRecord => ({
  event: event.name,
  level: event.level ?? "info",
  at: new Date().toISOString(),
  ...trackingContext(user),
  properties: Object.fromEntries(
    Object.entries(event.properties ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? scrub(value) : value
    ])
  ),
  plates: (event.plates ?? []).map(maskPlate)
})

export class Tracking extends Context.Service<
  Tracking,
  {
    /** Records an event if the driver has agreed; never throws. */
    readonly track: (event: TrackedEvent) => void
    /** Who the following events are about. */
    readonly identify: (user: UserSession | null) => void
    /** Undefined until the driver has been asked. */
    readonly consent: () => Consent | undefined
    readonly decide: (consent: Consent) => void
  }
>()("services/Tracking") {
  static readonly make = (sink: Sink | undefined): typeof Tracking.Service => {
    let user: UserSession | null = null
    let decided = storedConsent.read()
    return {
      track: (event) => {
        if (decided !== "granted" || sink === undefined) return
        try {
          sink(recordOf(event, user))
        } catch {
          // The shop works without tracking.
        }
      },
      identify: (session) => {
        user = session
      },
      consent: () => decided,
      decide: (consent) => {
        decided = consent
        storedConsent.write(consent)
      }
    }
  }

  static readonly layer = (sink: Sink | undefined): Layer.Layer<Tracking> =>
    Layer.sync(Tracking, () => Tracking.make(sink))
}
