/** What the driver has decided about tracking in this browser, and when. Names nobody, so a logout leaves it. */
import { type StoredValue, sharedValue } from "./storage.ts"

export interface StoredConsent {
  readonly decision: "granted" | "refused"
  /** ISO 8601. */
  readonly at: string
}

export const storedConsent: StoredValue<StoredConsent> = sharedValue({
  name: "tracking-consent",
  version: 1,
  area: "local",
  decode: (stored) => {
    const { decision, at } = stored as Partial<StoredConsent>
    return (decision === "granted" || decision === "refused") && typeof at === "string"
      ? { decision, at }
      : undefined
  }
})
