/** The driver's decision about tracking in this browser, and its time. Not personal, so a logout keeps it. */
import { type StoredValue, sharedValue } from "./storage.ts"

export interface StoredConsent {
  readonly decision: "granted" | "refused"
  /** ISO 8601. */
  readonly at: string
}

export const storedConsent: StoredValue<StoredConsent> = sharedValue("tracking-consent", (stored) => {
  const { decision, at } = stored as Partial<StoredConsent>
  return (decision === "granted" || decision === "refused") && typeof at === "string"
    ? { decision, at }
    : undefined
})
