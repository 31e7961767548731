/**
 * Decodes answers, a long list piece by piece, so that the page can show and hear something in between: at no speed of a
 * machine that we look at is it held for what browsers call a long task. `npm run bench` measures it.
 */
import { Effect, Schema } from "effect"
import { issuePath } from "./issue-path.ts"

/** Items that are decoded before the clock is looked at. */
const piece = 4

/** Milliseconds after which the page has its turn: half of a frame. */
const longestTurn = 8

/** Where an answer does not fit. */
export interface Misfit {
  readonly path: string
}

interface PageScheduler {
  readonly yield?: () => Promise<void>
}

const page: PageScheduler | undefined = (globalThis as { readonly scheduler?: PageScheduler }).scheduler

/** Lets the page have its turn; where the browser can, this goes on before anything new begins. */
const giveTurn = Effect.promise(() => page?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve)))

const decoder = (schema: Schema.Top) => {
  const decode = Schema.decodeUnknownEffect(schema as Schema.Codec<unknown>)
  return (value: unknown): Effect.Effect<unknown, Misfit> =>
    Effect.mapError(decode(value), (error) => ({ path: issuePath(error.issue, "") }))
}

/** The first field of an answer that is a plain list. */
const listOf = (schema: Schema.Top): readonly [name: string, list: Schema.Top] | undefined =>
  "fields" in schema
    ? Object.entries(schema.fields as Record<string, Schema.Top>).find(([, field]) => "value" in field)
    : undefined

/** Builds the decoder of an answer once. */
export const answerDecoder = (schema: Schema.Top) => {
  const whole = decoder(schema)
  const [name, list] = listOf(schema) ?? []
  if (name === undefined || list === undefined) return whole
  const items = decoder(list)
  return Effect.fnUntraced(function* (value: unknown): Effect.fn.Return<unknown, Misfit> {
    const sent = (value as Record<string, unknown> | null | undefined)?.[name]
    if (!Array.isArray(sent) || sent.length <= piece) return yield* whole(value)
    const rest = yield* whole({ ...(value as object), [name]: [] })
    const decoded: unknown[] = []
    // The first use of a decoder makes it, which is a turn of its own.
    yield* giveTurn
    let began = performance.now()
    for (let first = 0; first < sent.length; first += piece) {
      const next = yield* Effect.mapError(items(sent.slice(first, first + piece)), ({ path }) => ({
        path: name + path.replace(/\d+/, (index) => String(first + Number(index)))
      }))
      decoded.push(...(next as ReadonlyArray<unknown>))
      if (performance.now() - began > longestTurn) {
        yield* giveTurn
        began = performance.now()
      }
    }
    return { ...(rest as object), [name]: decoded }
  })
}
