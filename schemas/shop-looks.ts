/** What of a shop's `meta` makes it look like itself, read only where it fits. Decided in D-28. */

const textIn = (meta: unknown, name: "accent" | "logo", pattern: RegExp): string | undefined => {
  const text = (meta as Readonly<Record<string, unknown>> | null)?.[name]
  return typeof text === "string" && pattern.test(text) ? text : undefined
}

/** A colour such as #1f6f9f; how light it may be is up to who draws with it. */
export const accentOf = (meta: unknown): string | undefined => textIn(meta, "accent", /^#[\da-f]{6}$/i)

/** A square picture, relative to the public assets location, as a cover is. */
export const logoOf = (meta: unknown): string | undefined =>
  textIn(meta, "logo", /^[\w~-](?!.*\.\.)[\w.~/-]*$/)
