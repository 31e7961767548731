/** Guards as data: a name, or a composition of named guards. */

export type GuardDescription =
  | { readonly kind: "named"; readonly name: string; readonly params?: unknown }
  | { readonly kind: "and" | "or"; readonly guards: ReadonlyArray<GuardDescription> }
  | { readonly kind: "not"; readonly guard: GuardDescription }
  | { readonly kind: "in"; readonly state: string }
  | { readonly kind: "inline"; readonly name: string }

interface BuiltInGuard {
  readonly check?: unknown
  readonly guards?: ReadonlyArray<unknown>
  readonly stateValue?: unknown
  readonly name: string
}

export const describeGuard = (guard: unknown): GuardDescription => {
  if (typeof guard === "string") return { kind: "named", name: guard }
  if (typeof guard === "function") {
    const { check, guards, stateValue, name } = guard as BuiltInGuard
    if (check === undefined) return { kind: "inline", name: name === "guard" ? "" : name }
    if (guards === undefined) {
      return { kind: "in", state: typeof stateValue === "string" ? stateValue : JSON.stringify(stateValue) }
    }
    const parts = guards.map(describeGuard)
    const [only] = parts
    if (name === "not" && only !== undefined) return { kind: "not", guard: only }
    return { kind: name === "or" ? "or" : "and", guards: parts }
  }
  if (typeof guard === "object" && guard !== null && "type" in guard) {
    const name = String(guard.type)
    // Computed params depend on the event; only fixed ones belong to the description.
    return "params" in guard && typeof guard.params !== "function"
      ? { kind: "named", name, params: guard.params }
      : { kind: "named", name }
  }
  return { kind: "inline", name: "" }
}

const paramsText = (params: unknown): string =>
  [params]
    .flat()
    .map((part) => (typeof part === "string" ? part : JSON.stringify(part)))
    .join(", ")

/** Formats a guard: `isCovered and not hasFailed(Gone, Lost)`. */
export const guardText = (guard: GuardDescription): string => {
  const inner = (part: GuardDescription) =>
    part.kind === "and" || part.kind === "or" ? `(${guardText(part)})` : guardText(part)
  switch (guard.kind) {
    case "named":
      return guard.params === undefined ? guard.name : `${guard.name}(${paramsText(guard.params)})`
    case "and":
    case "or":
      return guard.guards.map(inner).join(` ${guard.kind} `)
    case "not":
      return `not ${inner(guard.guard)}`
    case "in":
      return `in ${guard.state}`
    case "inline":
      return guard.name === "" ? "an unnamed guard" : `the inline guard ${guard.name}`
  }
}

const namedIn = (
  guard: GuardDescription
): ReadonlyArray<Extract<GuardDescription, { readonly kind: "named" }>> => {
  switch (guard.kind) {
    case "named":
      return [guard]
    case "and":
    case "or":
      return guard.guards.flatMap(namedIn)
    case "not":
      return namedIn(guard.guard)
    default:
      return []
  }
}

/** Returns all named guards in the description. */
export const guardNames = (guard: GuardDescription): ReadonlyArray<string> =>
  namedIn(guard).map(({ name }) => name)

/** Returns the same with fixed params, as keys of texts: `hasFailed(Gone, Lost)`. */
export const guardTexts = (guard: GuardDescription): ReadonlyArray<string> => namedIn(guard).map(guardText)
