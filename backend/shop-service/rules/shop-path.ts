/** The path segment a shop is addressed by. */
import { type Refusal, refusal } from "./refusal.ts"

/** Pages of the app and folders of its files, which stand where a shop would. Decision D-06. */
const reserved: ReadonlySet<string> = new Set([
  "assets",
  "callback",
  "callback-logout",
  "email-verification-required",
  "error",
  "loading"
])

/** Why a shop cannot have this path; null when it can. */
export const pathProblem = (path: string): Refusal | null => {
  if (reserved.has(path)) {
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
