/** A machine's context as plain data, the same in the page and in the runner. */

const isActor = (value: object): boolean => "getSnapshot" in value && "sessionId" in value

/** Returns the context as JSON: without undefined values, functions and actors. */
export const contextText = (context: unknown): string =>
  JSON.stringify(context, (_, value: unknown) =>
    typeof value === "bigint"
      ? String(value)
      : typeof value === "object" && value !== null && isActor(value)
        ? undefined
        : value
  ) ?? "null"

/** A value of the context that is not the planned one. */
export interface ContextDifference {
  /** Keys from the context down to the value, joined by dots. */
  readonly key: string
  readonly planned: string
  readonly live: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const text = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value))

/** Returns the differing values of two plain contexts, at the deepest key. */
export const contextDifferences = (
  planned: unknown,
  live: unknown,
  key = ""
): ReadonlyArray<ContextDifference> => {
  if (!isRecord(planned) || !isRecord(live) || Array.isArray(planned) !== Array.isArray(live))
    return text(planned) === text(live) ? [] : [{ key, planned: text(planned), live: text(live) }]
  return [...new Set([...Object.keys(planned), ...Object.keys(live)])].flatMap((name) =>
    contextDifferences(planned[name], live[name], key === "" ? name : `${key}.${name}`)
  )
}
