/** Checks the path segment of a shop. */
import { type Refusal, refusal } from "./refusal.ts"

/** Paths of the app's pages and of folders with its files; the gateway has /v1/, /v2/, … Decision D-06. */
const reserved: ReadonlySet<string> = new Set([
  "assets",
  "callback",
  "callback-logout",
  "email-verification-required",
  "error",
  "loading"
])

/** Returns why a shop cannot have this path; null if it can. */
export const pathProblem = (path: string): Refusal | null => {
  if (reserved.has(path) || /^v\d+$/.test(path)) {
    return refusal("E_SHOP_PATH_RESERVED", "This path is a page of the shop app.", "path")
  }
  return /^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$/.test(path)
    ? null
    : refusal(
        "E_SHOP_PATH_INVALID",
        "A path has 1 to 64 small letters, digits and hyphens, with no hyphen at its ends.",
        "path"
      )
}
