/** https://www.rfc-editor.org/rfc/rfc9116: contact for reporting vulnerabilities. */

const validDays = 180

/** Returns the file dated today, so that it never expires while the server runs. */
export const securityTxt = (contact: string, now: Date): string => {
  const expires = new Date(now.getTime() + validDays * 86_400_000)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: de, en, fr, it",
    ""
  ].join("\n")
}
