/** Returns the paths of all texts of a catalogue, in its order: `home.filter.all`. */
export const pathsOf = (texts: object, section = ""): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${section}${key}`] : pathsOf(value as object, `${section}${key}.`)
  )
