/** Returns all texts of a catalogue with their paths, in its order: `home.filter.all`. */
export const textsByPath = (
  texts: object,
  section = ""
): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${section}${key}`, value] as const]
      : textsByPath(value as object, `${section}${key}.`)
  )
