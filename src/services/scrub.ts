/** Removes personal data and secrets of sessions from tracked events and error reports. Decision D-26. */

const hidden = "•"

/** Masks `M-PP123` as `M-••123`: keeps region and last three characters, of a short plate the last. */
export const maskPlate = (plate: string): string => {
  const dash = plate.indexOf("-")
  const region = plate.slice(0, dash + 1)
  const rest = plate.slice(dash + 1)
  const shown = rest.length > 3 ? 3 : Math.min(1, rest.length - 1)
  const start = Math.max(0, rest.length - Math.max(0, shown))
  return region + hidden.repeat(start) + rest.slice(start)
}

type Replacement = readonly [RegExp, string]

const secrets: ReadonlyArray<Replacement> = [
  // A token: three parts of base64url.
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, hidden],
  [/\b(bearer)\s+\S+/gi, `$1 ${hidden}`],
  [/[^\s@/?&=]+@[^\s@/?&=]+/g, hidden],
  [/\b(code|state|token|ticket|plate|\w+_token)=[^&\s#]*/gi, `$1=${hidden}`]
]

/**
 * Plates and codes in arbitrary messages: any mix of letters and digits, and numbers of three or more digits.
 * This hides harmless words too; the failure stays recognizable.
 */
const typed: ReadonlyArray<Replacement> = [
  [/(?<![\p{L}\p{N}_])(?=[\p{L}_.-]*\p{N})(?=[\p{N}_.-]*\p{L})[\p{L}\p{N}_.-]+/gu, hidden],
  [/\d{3,}/g, hidden]
]

const without = (replacements: ReadonlyArray<Replacement>, text: string): string =>
  replacements.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text)

/** Removes tokens, e-mail addresses and the secrets of addresses. */
export const scrub = (text: string): string => without(secrets, text)

/** Scrubs the message of an error, also of anything a driver may have typed. */
export const scrubMessage = (message: string): string => without(typed, scrub(message))
