/** Whether a driver may add a code. What is said first is what helps the driver most. */
import { type Refusal, refusal } from "./refusal.ts"

/** So many refused codes in so many minutes, then no other is looked at for a while. */
export const maxAttempts = 10
export const attemptMinutes = 15

/** A code as it stands at the moment a driver sends it. */
export interface CodeStatus {
  readonly inThisShop: boolean
  readonly isExpired: boolean
  /** null: as many drivers as there are. */
  readonly maximumUses: number | null
  readonly uses: number
  readonly isOwn: boolean
  /** How many codes of its group a driver may have; null for no limit, or no group. */
  readonly maximumCodes: number | null
  /** How many codes of its group the driver has. */
  readonly ownCodes: number
}

export const codeUnknown = refusal("E_CODE_UNKNOWN", "There is no such code.", "code")

/** Why the code cannot be added; null when it can. */
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

/** Whether a refusal counts as an attempt: who has the code, or may not have another, has not been guessing. */
export const isAttempt = ({ code }: Refusal): boolean =>
  code !== "E_CODE_ALREADY_ADDED" && code !== "E_CODE_LIMIT"
