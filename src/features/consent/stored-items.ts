/**
 * All that the shop stores in a browser: place, names, purpose and duration. `stored-items.test.ts` compares
 * the list with the sources, so that no item is missing.
 */

/** Keys of the catalogue: `consent.items.*` and `consent.keptFor.*`. */
export type StoredItem =
  | "session"
  | "loginHint"
  | "latestDriver"
  | "usedKeys"
  | "loginUnderWay"
  | "shop"
  | "language"
  | "drafts"
  | "plates"
  | "lastPurchase"
  | "home"
  | "order"
  | "proof"
  | "reminder"
  | "prompt"
  | "version"
  | "decision"

export type Retention = "tab" | "tabOrLogout" | "logout" | "day" | "always"

export interface Stored {
  readonly item: StoredItem
  readonly keptFor: Retention
  /** Names as stored in the browser; `*` for the part that differs by driver or shop. */
  readonly names: readonly [string, ...ReadonlyArray<string>]
}

const shared = (...names: readonly [string, ...ReadonlyArray<string>]): Stored["names"] =>
  names.map((name) => `parkschein.${name}`) as unknown as Stored["names"]
const personal = (...names: readonly [string, ...ReadonlyArray<string>]): Stored["names"] =>
  names.map((name) => `parkschein.personal/${name}/*`) as unknown as Stored["names"]

export const storedItems: ReadonlyArray<Stored> = [
  { item: "session", keptFor: "tabOrLogout", names: ["@@auth0spajs@@*"] },
  { item: "loginHint", keptFor: "day", names: ["auth0.*.is.authenticated"] },
  { item: "latestDriver", keptFor: "logout", names: personal("latest-driver") },
  { item: "usedKeys", keptFor: "logout", names: shared("used-refresh-tokens") },
  {
    item: "loginUnderWay",
    keptFor: "day",
    names: ["a0.spajs.txs.*", ...shared("return-target", "login-failures", "logging-out")]
  },
  {
    item: "shop",
    keptFor: "always",
    names: shared("latest-shop", "area-entity.*", "shop-id.*", "country.*", "accent.*", "shop.*")
  },
  { item: "language", keptFor: "always", names: shared("language") },
  {
    item: "drafts",
    keptFor: "tabOrLogout",
    names: personal("ticket-draft", "plates-draft", "code-draft", "confirmed-covers")
  },
  { item: "plates", keptFor: "logout", names: personal("recent-plates") },
  { item: "lastPurchase", keptFor: "logout", names: personal("last-purchase") },
  { item: "home", keptFor: "logout", names: personal("home") },
  { item: "order", keptFor: "logout", names: personal("order-intent", "order-key") },
  { item: "reminder", keptFor: "logout", names: [...personal("push-reminder"), "parkschein-push"] },
  { item: "proof", keptFor: "logout", names: [...personal("proof"), "parkschein-proof"] },
  { item: "prompt", keptFor: "logout", names: personal("verification-prompt-dismissed") },
  { item: "version", keptFor: "tab", names: shared("reloaded-for") },
  { item: "decision", keptFor: "always", names: shared("tracking-consent") }
]
