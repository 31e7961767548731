/** Answers that are not what the contract promises word for word: refusals, and what other gateways say otherwise. */
import { Effect } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { FetchError } from "./errors.ts"
import { decodeLeniently } from "./lenient-decoding.ts"
import { listOf } from "./list-of.ts"
import type { RawAnswer } from "./raw-answer.ts"
import { readRefusal } from "./refusal.ts"
import { ResponseError, ResponseInvalid } from "./response-errors.ts"
import { retryAfterMilliseconds } from "./retry-after.ts"

interface Unexpected {
  readonly call: string
  readonly endpoint: Endpoint
  readonly answer: RawAnswer
  /** The server's time. */
  readonly now: number
  /** Where it does not fit first. */
  readonly path: string
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
  // A page where data was asked for is that of a network that wants a login first, as those of hotels do.
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
  // Nothing at all is how some say that a list is empty.
  const given = status === 204 ? { [listOf(schema)?.[0] ?? "nothing"]: null } : body?.json
  const read = body === undefined ? undefined : yield* decodeLeniently({ call, schema, reading }, given)
  return read === undefined ? yield* new ResponseInvalid({ call, status, path: path || "body" }) : read.value
})
