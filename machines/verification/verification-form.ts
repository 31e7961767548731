/** Validation of a verification code as typed (V-11, D-16). Case is kept. */
import { foldCopiedText } from "../../schemas/copied-text.ts"

/** Bounds of a code after trimming; the upper one is ours. */
export const codeLength = { minimum: 1, maximum: 64 } as const

export type CodeIssue = "field_required" | "too_long" | "invalid_characters"

/** Returns the code as it is sent: without artefacts of pasting. */
export const codeOf = (typed: string): string => foldCopiedText(typed).trim()

/** Returns the issue of a code as typed; null when it can be sent. */
export const validateCode = (typed: string): CodeIssue | null => {
  const code = codeOf(typed)
  if (code.length < codeLength.minimum) return "field_required"
  if (!/^[A-Za-z0-9.@-]+$/.test(code)) return "invalid_characters"
  return code.length > codeLength.maximum ? "too_long" : null
}
