/** Takes out of tracked events what identifies a person or opens a session. Decision D-26. */

const hidden = "•"

/** `M-PP123` becomes `M-••123`: the region and the last three characters stay, of a short plate the last one. */
export const maskPlate = (plate: string): string => {
  const dash = plate.indexOf("-")
  const region = plate.slice(0, dash + 1)
  const rest = plate.slice(dash + 1)
  const shown = rest.length > 3 ? 3 : Math.min(1, rest.length - 1)
  const start = Math.max(0, rest.length - Math.max(0, shown))
  return region + hidden.repeat(start) + rest.slice(start)
}

const secrets: ReadonlyArray<readonly [RegExp, string]> = [
  // A token: three parts of base64url.
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, hidden],
  [/[^\s@/?&=]+@[^\s@/?&=]+/g, hidden],
  [/\b(code|state|token|ticket)=[^&\s#]*/gi, `$1=${hidden}`]
]

/** A text without tokens, e-mail addresses and the secrets of callback addresses. */
export const scrub = (text: string): string =>
  secrets.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text)
