/** Reads the headers `Accept`, `Accept-Encoding` and `Accept-Language` (RFC 9110, section 12.4.2), and `If-None-Match`. */

/** Returns the accepted names with their weights, best first. A weight of 0 refuses one. */
export const accepted = (header = ""): ReadonlyMap<string, number> => {
  const ranges = header.split(",").map((range) => {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith("q="))
    return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
  })
  return new Map(ranges.sort(([, one], [, other]) => other - one))
}

/** Returns the accepted tags, best first. What follows one is left out: some systems write "en-US@posix". */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  [...accepted(header)].flatMap(([tag, weight]) => (weight > 0 ? tag.replace(/[^\w-].*/, "") : []))

/** Returns true if the client has this version: a weak comparison, as `If-None-Match` requires. */
export const hasVersion = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((part) => ["*", etag].includes(part.trim().replace(/^W\//, "")))
