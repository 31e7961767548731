/** https://www.rfc-editor.org/rfc/rfc9116: where to tell of a weakness. */

const validDays = 180

/** Always of today, so that it never expires while somebody runs this server. */
export const securityTxt = (contact: string, now: Date): string => {
  const expires = new Date(now.getTime() + validDays * 86_400_000)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: de, en, fr, it",
    ""
  ].join("\n")
}
