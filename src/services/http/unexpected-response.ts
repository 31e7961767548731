/** Handles responses that do not match the contract exactly: refusals, and deviations of other gateways. */
import { Effect } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { listOf } from "./decode.ts"
import { FetchError } from "./errors.ts"
import { decodeLeniently } from "./lenient-decoding.ts"
import type { RawAnswer } from "./prefetched-request.ts"
import { readRefusal } from "./refusal.ts"
import { ResponseError, ResponseInvalid } from "./response-errors.ts"

interface Unexpected {
  readonly call: string
  readonly endpoint: Endpoint
  readonly answer: RawAnswer
  /** The server's time, in milliseconds. */
  readonly now: number
  /** Path of the first mismatch. */
  readonly path: string
}

/** Returns milliseconds for a `Retry-After` in seconds or as a date; null if absent or invalid. */
const retryAfterMilliseconds = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === "") return null
  const seconds = Number(header)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

const parsed = (text: string): { readonly json: unknown } | undefined => {
  try {
    return { json: text === "" ? undefined : JSON.parse(text.replace(/^\)]}',?\s*/, "")) }
  } catch {
    return undefined
  }
}

export const readUnexpectedResponse = Effect.fnUntraced(function* ({
  call,
  endpoint,
  answer,
  now,
  path
}: Unexpected): Effect.fn.Return<unknown, ResponseError | ResponseInvalid | FetchError> {
  const { status, text } = answer
  // HTML instead of data comes from a network that requires a login first (captive portal), as in hotels.
  if (status === 511 || (status < 300 && /^\s*<(!doctype|html|head|body)/i.test(text))) {
    return yield* new FetchError({ call, cause: "a page instead of data" })
  }
  const body = parsed(text)
  if (status < 200 || status > 299) {
    const retryAfter = retryAfterMilliseconds(answer.retryAfter, now)
    return yield* new ResponseError({
      call,
      status,
      retryAfter,
      ...readRefusal(call, status, body === undefined ? text : body.json)
    })
  }
  const { success: schema, reading } = endpoint
  // Some gateways send an empty body for an empty list.
  const given = status === 204 ? { [listOf(schema)?.[0] ?? "nothing"]: null } : body?.json
  const read = body === undefined ? undefined : yield* decodeLeniently({ call, schema, reading }, given)
  return read === undefined ? yield* new ResponseInvalid({ call, status, path: path || "body" }) : read.value
})
