/**
 * Decodes responses, a long list in pieces, so that the page can render and handle events in between: at no machine
 * speed that we measure is it blocked for what browsers call a long task. `npm run bench` measures it.
 */
import { Effect, Schema, type SchemaAST } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { keepEncodedForm } from "./encoded-form.ts"
import { issuePath } from "./issue-path.ts"
import { yieldToMain } from "./yield-to-main.ts"

/** Number of items decoded between two looks at the clock. */
const piece = 4

/** Milliseconds after which decoding yields to the page: half of a frame. */
const maxTurn = 8

/** The path at which a response does not match the schema. */
export interface DecodeFailure {
  readonly path: string
}

const decoder = (schema: Schema.Top, options?: SchemaAST.ParseOptions) => {
  const decode = Schema.decodeUnknownEffect(schema as Schema.Codec<unknown>, options)
  return (value: unknown): Effect.Effect<unknown, DecodeFailure> =>
    Effect.mapError(decode(value), (error) => ({ path: issuePath(error.issue, "") }))
}

/** Returns true for a field that the contract does not have: it may have it by another spelling. */
const hasUnknownField = (schema: Schema.Top, value: unknown): boolean => {
  const { fields } = schema as { readonly fields?: object }
  return fields !== undefined && Object.keys(value as object).some((name) => !Object.hasOwn(fields, name))
}

interface ListSchema extends Schema.Top {
  readonly value: Schema.Top
}

/** Returns the first field of a response that is a plain list. */
export const listOf = (schema: Schema.Top): readonly [name: string, list: ListSchema] | undefined =>
  "fields" in schema
    ? (Object.entries(schema.fields as Record<string, Schema.Top>).find(([, field]) => "value" in field) as
        | [string, ListSchema]
        | undefined)
    : undefined

type Named = Record<string, ReadonlyArray<unknown>>

/** Builds the decoder of a response's text once: for responses that match the contract exactly. */
export const answerDecoder = ({ success, reading, text: takesText }: Endpoint) => {
  const [name = "", list] = reading === "strict" ? [] : (listOf(success) ?? [])
  const whole = decoder(success, reading === "strict" ? { onExcessProperty: "error" } : undefined)
  const items = decoder(list ?? success)
  const mismatch = Effect.fail<DecodeFailure>({ path: "" })

  return Effect.fnUntraced(function* (text: string): Effect.fn.Return<unknown, DecodeFailure> {
    let value: unknown
    try {
      value = text === "" ? undefined : JSON.parse(text)
    } catch {
      if (takesText !== true) return yield* mismatch
      value = text
    }
    const given = (value as Named | null | undefined)?.[name]
    const read = yield* whole(Array.isArray(given) ? { ...(value as object), [name]: [] } : value)
    if (hasUnknownField(success, value)) return yield* mismatch
    keepEncodedForm(read, value)
    if (list === undefined || !Array.isArray(given)) return read
    // The first use of a decoder compiles it, which counts as a turn of its own.
    if (given.length > piece) yield* yieldToMain
    const decoded: unknown[] = []
    let began = performance.now()
    for (let first = 0; first < given.length; first += piece) {
      const sent = given.slice(first, first + piece)
      for (const [index, item] of ((yield* items(sent)) as unknown[]).entries()) {
        if (hasUnknownField(list.value, sent[index])) return yield* mismatch
        keepEncodedForm(item, sent[index])
        decoded.push(item)
      }
      if (performance.now() - began > maxTurn) {
        yield* yieldToMain
        began = performance.now()
      }
    }
    return { ...(read as object), [name]: decoded }
  })
}
