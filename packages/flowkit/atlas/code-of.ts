/**
 * Source of a guard or an action with its captured variables. `hasFailed("Gone")` and `hasFailed("Lost")`
 * have the same source, but capture different values, which only the engine knows.
 */
import { Session } from "node:inspector"
import { stableText } from "../model/stable-text.ts"

const place = "flowkitInspected"

interface Remote {
  readonly objectId?: string
  readonly type: string
  readonly description?: string
}
interface Property {
  readonly name: string
  readonly value?: Remote
}
interface Properties {
  readonly result: ReadonlyArray<Property>
  readonly internalProperties?: ReadonlyArray<Property>
}

/** In the same process, the engine responds before `post` returns. */
const askerOf =
  (session: Session) =>
  <Answer>(method: string, parameters: object): Answer => {
    let answer: unknown
    let failure: unknown
    session.post(method as "Runtime.evaluate", parameters as never, (cause, found) => {
      answer = found
      failure = cause
    })
    if (failure !== null && failure !== undefined) throw failure
    return answer as Answer
  }

const connected: Array<ReturnType<typeof askerOf>> = []

const ask = <Answer>(method: string, parameters: object): Answer => {
  if (connected.length === 0) {
    const session = new Session()
    session.connect()
    connected.push(askerOf(session))
  }
  const [asker] = connected
  return asker?.(method, parameters) as Answer
}

const holder = globalThis as unknown as Record<string, unknown>

/** Returns the scopes of a function, innermost first, without the globals. */
const scopesOf = (code: object): ReadonlyArray<ReadonlyArray<Property>> => {
  holder[place] = code
  const properties = (objectId: string) =>
    ask<Properties>("Runtime.getProperties", { objectId, ownProperties: true })
  const { result } = ask<{ readonly result: Remote }>("Runtime.evaluate", {
    expression: `globalThis.${place}`
  })
  const scopes = properties(result.objectId ?? "").internalProperties?.find(
    ({ name }) => name === "[[Scopes]]"
  )
  return scopes?.value?.objectId === undefined
    ? []
    : properties(scopes.value.objectId).result.flatMap(({ value }) =>
        value?.objectId === undefined || value.description?.startsWith("Global") === true
          ? []
          : [properties(value.objectId).result]
      )
}

const capturedBy = ({ value }: Property): unknown => {
  if (value === undefined) return undefined
  if (value.objectId === undefined) return (value as { readonly value?: unknown }).value
  ask("Runtime.callFunctionOn", {
    objectId: value.objectId,
    functionDeclaration: `function () { globalThis.${place} = this }`
  })
  return holder[place]
}

const isPlain = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return typeof value !== "function"
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** Returns the source, normalized: type stripping leaves blanks. */
export const textOf = (code: unknown): string =>
  String(code)
    .replace(/\s+/g, " ")
    .replace(/ ?([^\w$"'` ]) ?/g, "$1")

const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])

/** Far more than a guard depends on; code that depends on whole libraries is not told apart. */
const maxParts = 40

/** Returns `name: value` of captured plain data, by name: the arguments of a guard's factory. */
export const givenTo = (code: object): ReadonlyArray<string> => {
  const names = namesIn(textOf(code))
  return scopesOf(code)
    .flatMap((scope) => scope.filter(({ name }) => names.has(name)))
    .flatMap((property) => {
      const value = capturedBy(property)
      return isPlain(value) && value !== undefined ? [`${property.name}: ${JSON.stringify(value)}`] : []
    })
    .sort()
}

/** Returns the source with all dependencies: captured data, called functions, and theirs. */
export const codeOf = (code: object): string => {
  const parts: Array<string> = []
  const known = new Set<unknown>([code])
  const waiting: Array<object> = [code]
  for (let next = waiting.shift(); next !== undefined && parts.length < maxParts; next = waiting.shift()) {
    const text = textOf(next)
    parts.push(text)
    if (text.includes("[native code]")) continue
    const names = namesIn(text)
    for (const scope of scopesOf(next)) {
      for (const property of scope.filter(({ name }) => names.has(name))) {
        const value = capturedBy(property)
        if (known.has(value)) continue
        if (typeof value === "function") {
          known.add(value)
          waiting.push(value)
        } else if (isPlain(value)) parts.push(`${property.name}: ${stableText(value)}`)
      }
    }
  }
  delete holder[place]
  return parts.join("\n")
}
