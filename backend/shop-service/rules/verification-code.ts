/** Decides whether a driver may add a code. The most helpful problem for the driver comes first. */
import { type Refusal, refusal } from "./refusal.ts"

/** After this many refused codes within this many minutes, further codes are refused for a while. */
export const maxAttempts = 10
export const attemptMinutes = 15

/** State of a code when a driver sends it. */
export interface CodeStatus {
  readonly inThisShop: boolean
  readonly isExpired: boolean
  /** null: any number of drivers. */
  readonly maximumUses: number | null
  readonly uses: number
  readonly isOwn: boolean
  /** Maximum codes of its group per driver; null for no limit, or no group. */
  readonly maximumCodes: number | null
  /** Number of the driver's codes of its group that have not expired. */
  readonly ownCodes: number
}

export const codeUnknown = refusal("E_CODE_UNKNOWN", "There is no such code.", "code")

/** Returns why the code cannot be added; null if it can. */
export const codeProblem = (code: CodeStatus): Refusal | null => {
  if (!code.inThisShop) return refusal("E_CODE_OF_OTHER_SHOP", "This code is one of another shop.", "code")
  if (code.isOwn) return refusal("E_CODE_ALREADY_ADDED", "The driver has this code already.", "code")
  if (code.isExpired) return refusal("E_CODE_EXPIRED", "This code has run out.", "code")
  if (code.maximumUses !== null && code.uses >= code.maximumUses) {
    return refusal("E_CODE_USED_UP", "As many drivers as it was meant for have used this code.", "code")
  }
  if (code.maximumCodes !== null && code.ownCodes >= code.maximumCodes) {
    return refusal("E_CODE_LIMIT", `A driver has at most ${code.maximumCodes} codes of this group.`, "code")
  }
  return null
}

/** Returns true if a refusal counts as an attempt: an own code or a reached limit is no guess. */
export const isAttempt = ({ code }: Refusal): boolean =>
  code !== "E_CODE_ALREADY_ADDED" && code !== "E_CODE_LIMIT"
