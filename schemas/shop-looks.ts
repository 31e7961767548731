/** A shop's own look in its `meta`, read only if it matches. Decision D-28. */

/** A colour such as #1f6f9f. */
export const accentPattern = /^#[\da-f]{6}$/i

const textIn = (meta: unknown, name: "accent" | "logo", pattern: RegExp): string | undefined => {
  const text = (meta as Readonly<Record<string, unknown>> | null)?.[name]
  return typeof text === "string" && pattern.test(text) ? text : undefined
}

/** Returns a colour such as #1f6f9f; the code that draws with it limits its lightness. */
export const accentOf = (meta: unknown): string | undefined => textIn(meta, "accent", accentPattern)

/** Returns a square image, relative to the public assets location, like a cover. */
export const logoOf = (meta: unknown): string | undefined =>
  textIn(meta, "logo", /^[\w~-](?!.*\.\.)[\w.~/-]*$/)
