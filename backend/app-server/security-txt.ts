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

/** From PARKSCHEIN_SECURITY_CONTACT; null where it is not set. Fails where it is no address. */
export const securityContactFrom = (raw: string | undefined): string | null => {
  if (raw === undefined || raw === "") return null
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(raw))
    throw new Error(
      `PARKSCHEIN_SECURITY_CONTACT must be like mailto:security@shop.example or https://shop.example/security, but is "${raw}".`
    )
  return raw
}
