/**
 * Decodes a response that does not match the contract exactly, as another gateway may send it. Other spellings are
 * decoded all the same; what cannot be decoded is dropped, with its item where a screen or a decision needs it; the
 * rest stays. Strict where something is bought or paid: there, only texts are dropped.
 * Loaded with the first response of this kind.
 */
import { Effect, type Result, Schema, type SchemaAST, type SchemaIssue } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { noteDeviation, type Outcome } from "./contract-deviations.ts"
import { listOf } from "./decode.ts"
import { keepEncodedForm } from "./encoded-form.ts"
import { candidatesFor, entityOf, plainName } from "./field-aliases.ts"
import { yieldToMain } from "./yield-to-main.ts"

type Path = ReadonlyArray<PropertyKey>
type Json = Record<PropertyKey, unknown>

interface Leaf {
  readonly path: Path
  readonly issue: SchemaIssue.Issue
}

const leavesOf = (issue: SchemaIssue.Issue, path: Path = []): ReadonlyArray<Leaf> => {
  switch (issue._tag) {
    case "Pointer":
      return leavesOf(issue.issue, [...path, ...issue.path])
    case "Filter":
    case "Encoding":
      return leavesOf(issue.issue, path)
    case "Composite":
      return issue.issues.flatMap((each) => leavesOf(each, path))
    case "AnyOf": {
      const inner = issue.issues.flatMap((each) => leavesOf(each, path))
      return inner.some((leaf) => leaf.path.length > path.length) ? inner : [{ path, issue }]
    }
    default:
      return [{ path, issue }]
  }
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Json | null | undefined)?.[key], root)

/** Returns a copy with one value changed; copies only the path to it. */
const changedAt = (
  root: unknown,
  [key, ...rest]: Path,
  change: (container: Json, key: PropertyKey) => void
): unknown => {
  if (key === undefined) return root
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Json
  if (rest.length === 0) change(copy, key)
  else copy[key] = changedAt(copy[key], rest, change)
  return copy
}

const removedAt = (root: unknown, path: Path): unknown =>
  changedAt(root, path, (container, key) => {
    if (Array.isArray(container)) container.splice(Number(key), 1)
    else delete container[key]
  })

/** Required fields: without these an entity loses its identity, or its price is another one. */
const demanded = /^(id|areaEntityId|price|total|amount|currencyCode)$/

/** Fields that may be absent where something is bought: texts, locations and what the service knows by itself. */
const words =
  /^(translations|areas|name|validityAreaName|description|locality|ticketType|meta|startTime|ruleIds?|problemPlates|coverImageUrl)$/

const mayLeaveOut = (path: Path, isStrict: boolean): boolean => {
  const name = path.at(-1)
  if (isStrict && !path.some((key) => words.test(String(key)))) return false
  return typeof name === "number" || !demanded.test(String(name))
}

const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[]` : text === "" ? String(key) : `${text}.${String(key)}`,
    ""
  )

type Note = (path: string, outcome: Outcome) => void

/** Rounds after which a value is given up; each round repairs all known mismatches. */
const maxRounds = 60

/** Returns a function that repairs a value until it matches; undefined where that is impossible. */
const mender = (schema: Schema.Top) => {
  const decode = Schema.decodeUnknownResult(schema as Schema.Codec<unknown>, {
    errors: "all",
    onExcessProperty: "error"
  }) as (value: unknown) => Result.Result<unknown, { readonly issue: SchemaIssue.Issue }>

  return (given: unknown, isStrict: boolean, note: Note): { readonly value: unknown } | undefined => {
    let value = given
    const notes = new Map<string, Outcome>()
    const tried = new Map<string, unknown[]>()

    /** Tries another spelling, then drops the field, then its parent. False: nothing is left to try. */
    const mend = ({ path, issue }: Leaf): boolean => {
      const pointer = path.join("/")
      const current = valueAt(value, path)
      const isMissing = issue._tag === "MissingKey"
      const candidates =
        tried.get(pointer) ?? (isMissing ? [] : candidatesFor(current, path, issue, isStrict))
      tried.set(pointer, candidates)
      const next = candidates.shift()
      if (next !== undefined) {
        value = changedAt(value, path, (container, key) => {
          container[key] = next
        })
        notes.set(pathText(path), next === null ? "leftOut" : "read")
        // Configured, but without a time: that would be a ticket whose validity begins with its payment.
        const configured = [...path.slice(0, -1), "configuredAt"]
        if (next === null && (valueAt(value, configured) ?? null) !== null) {
          value = changedAt(value, configured, (container, key) => {
            container[key] = null
          })
        }
        return true
      }
      let without = isMissing ? path.slice(0, -1) : path
      while (without.length > 0 && !mayLeaveOut(without, isStrict)) without = without.slice(0, -1)
      if (without.length === 0) return false
      value = removedAt(value, without)
      notes.set(pathText(path), "leftOut")
      // The indexes of the items behind it in the list have changed.
      if (typeof without.at(-1) === "number") {
        const list = without.slice(0, -1).join("/")
        for (const key of tried.keys()) if (key.startsWith(list)) tried.delete(key)
      }
      return true
    }

    /** Renames a field that the contract knows by another spelling; ignores any other. */
    const rename = ({ path, issue }: Leaf): void => {
      const { ast } = issue as SchemaIssue.UnexpectedKey
      const container = valueAt(value, path.slice(0, -1)) as Json
      const spelt = plainName(String(path.at(-1)))
      const field = (ast as SchemaAST.Objects).propertySignatures.find(
        ({ name }) => plainName(String(name)) === spelt && (container[name] ?? null) === null
      )
      const moved = valueAt(value, path)
      value = removedAt(value, path)
      if (field === undefined) return
      value = changedAt(value, [...path.slice(0, -1), field.name], (into, key) => {
        into[key] = moved
      })
      notes.set(pathText(path), "read")
    }

    for (let round = 0; round < maxRounds; round++) {
      const result = decode(value)
      if (result._tag === "Success") {
        for (const [path, outcome] of notes) note(path, outcome)
        return { value: result.success }
      }
      const leaves = leavesOf(result.failure.issue)
      const unexpected = leaves.filter(({ issue }) => issue._tag === "UnexpectedKey")
      if (unexpected.length > 0) {
        for (const leaf of unexpected) rename(leaf)
        continue
      }
      const seen = new Set<string>()
      // In reverse order, so that a removed item does not shift those still to be repaired.
      for (const leaf of leaves.toReversed()) {
        const pointer = leaf.path.join("/")
        if (seen.has(pointer) || valueAt(value, leaf.path.slice(0, -1)) === undefined) continue
        seen.add(pointer)
        if (!mend(leaf)) return undefined
      }
    }
    return undefined
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const envelopes = ["data", "result", "results", "payload", "response", "body", "content", "items", "value"]

/** Returns the response itself, where another gateway has wrapped it in an envelope, or sends a bare list. */
const unwrapped = (schema: Schema.Top, listName: string | undefined, value: unknown, depth = 0): unknown => {
  if (Array.isArray(value)) return listName === undefined ? value : { [listName]: value }
  if (!isObject(value) || depth > 3) return value
  const names = new Set(
    "fields" in schema ? Object.keys(schema.fields as object).map((name) => plainName(name)) : []
  )
  // An envelope may have a field, such as its status, with the name of a field of the response.
  const known = (each: Json) => Object.keys(each).filter((name) => names.has(plainName(name))).length
  const isAnswer = (each: unknown) =>
    isObject(each)
      ? known(each) > known(value) || known(value) === 0
      : Array.isArray(each) && known(value) === 0
  const inner = envelopes.map((name) => value[name]).find(isAnswer)
  return inner === undefined ? value : unwrapped(schema, listName, inner, depth + 1)
}

const menders = new WeakMap<Schema.Top, ReturnType<typeof mender>>()

const menderOf = (schema: Schema.Top): ReturnType<typeof mender> => {
  const known = menders.get(schema) ?? mender(schema)
  menders.set(schema, known)
  return known
}

/** Items decoded before yielding to the page. */
const piece = 4

/** Replaces an undecodable item of a purchase: it stays visible and removable, but cannot be bought. */
const unbuyable = (item: unknown): unknown =>
  isObject(item) && item["valid"] !== false
    ? { ...item, valid: false, problem: "E_TICKET_NOT_AVAILABLE" }
    : item

/** The same for an item with an undecodable price. Its price is NaN, so no sum and no payment can include it. */
const priceless = (item: unknown): unknown =>
  isObject(item)
    ? {
        ...(unbuyable(item) as Json),
        price: 0,
        discountInfo: null,
        currencyCode: /^[A-Z]{3}$/.test(String(item["currencyCode"])) ? item["currencyCode"] : "EUR"
      }
    : item

interface Reading {
  readonly call: string
  readonly schema: Schema.Top
  readonly reading: Endpoint["reading"]
}

/** Returns the decodable part of the response; undefined where it makes no sense. */
export const decodeLeniently = Effect.fnUntraced(function* (
  { call, schema, reading }: Reading,
  given: unknown
) {
  const isStrict = reading === "strict"
  const [listName, list] = listOf(schema) ?? []
  const counts = new Map<string, number>()
  const note: Note = (path, outcome) => {
    const key = `${outcome} ${path}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const report = () => {
    for (const [key, count] of counts) {
      const [outcome, path] = key.split(/ (.*)/) as [Outcome, string]
      noteDeviation({ call, path, count, outcome })
    }
  }

  const inner = unwrapped(schema, listName, given)
  let answer = inner
  if (answer !== given) note("", "read")
  const items: unknown[] = []
  if (listName !== undefined && list !== undefined && isObject(answer)) {
    const sentName = Object.keys(answer).find((name) => plainName(name) === plainName(listName)) ?? listName
    // Some gateways send nothing for an empty list, and the item itself for a list of one.
    const sent =
      answer[sentName] === null ? [] : isObject(answer[sentName]) ? [answer[sentName]] : answer[sentName]
    if (Array.isArray(sent)) {
      const { [sentName]: _, ...rest } = answer
      answer = { ...rest, [listName]: [] }
      const mend = menderOf(list.value)
      const isVerdict = "fields" in list.value && "valid" in (list.value.fields as object)
      for (const [index, item] of sent.entries()) {
        if (index % piece === 0) yield* yieldToMain
        const noteItem: Note = (path, outcome) =>
          note(`${listName}[]${path === "" ? "" : `.${path}`}`, outcome)
        let read =
          mend(entityOf(listName, item), isStrict, noteItem) ??
          (isStrict && isVerdict ? mend(unbuyable(item), false, noteItem) : undefined)
        // In a cart it stays visible and removable.
        if (read === undefined && (isVerdict || reading === "whole")) {
          const rest = mend(priceless(item), false, noteItem)
          if (rest !== undefined) {
            noteItem("price", "leftOut")
            read = { value: { ...(rest.value as object), price: Number.NaN } }
          }
        }
        if (read === undefined) {
          noteItem("", "lost")
          if (reading !== undefined) {
            report()
            return undefined
          }
          continue
        }
        keepEncodedForm(read.value, item)
        items.push(read.value)
      }
      // No item makes sense: this is the response to another request.
      if (items.length === 0 && sent.length > 0) {
        report()
        return undefined
      }
    }
  }
  const read = menderOf(schema)(answer, isStrict, note)
  if (read === undefined) note("", "lost")
  report()
  if (read === undefined) return undefined
  const value =
    listName === undefined || !isObject(read.value) ? read.value : { ...read.value, [listName]: items }
  keepEncodedForm(value, inner)
  return { value }
})
