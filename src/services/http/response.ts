/** From a raw answer to what the endpoint promises, or to the error that says why not. */
import { Effect, Option, Schema } from "effect"
import { type Endpoint, ErrorBody } from "../../../schemas/api/index.ts"
import { answerDecoder } from "./decode.ts"
import { ResponseError, ResponseInvalid } from "./errors.ts"

export interface RawAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

const decodeErrorBody = Schema.decodeUnknownOption(ErrorBody)
const decodeMessage = Schema.decodeUnknownOption(Schema.Struct({ message: Schema.Unknown }))

const parseJson = (text: string): Option.Option<unknown> => {
  try {
    return Option.some(text === "" ? undefined : JSON.parse(text))
  } catch {
    return Option.none()
  }
}

/** Milliseconds from a `Retry-After` in seconds or as a date; null where there is none or it makes no sense. */
export const retryAfterMilliseconds = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === "") return null
  const seconds = Number(header)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

/** Builds the decoder of an endpoint once. `now` is the server's time, for a `Retry-After` that is a date. */
export const readAnswer = (call: string, endpoint: Endpoint) => {
  const decode = answerDecoder(endpoint.success)
  return (answer: RawAnswer, now: number): Effect.Effect<unknown, ResponseError | ResponseInvalid> => {
    const { status } = answer
    const json = parseJson(answer.text)
    if (status < 200 || status > 299) {
      const body = Option.getOrUndefined(Option.flatMap(json, decodeErrorBody))
      return Effect.fail(
        new ResponseError({
          call,
          status,
          code: body?.code ?? null,
          field: body?.field ?? null,
          fields: body?.fields,
          issue: body?.issue ?? null,
          saysNotFound: Option.exists(
            Option.flatMap(json, decodeMessage),
            ({ message }) => `${message}` === "404"
          ),
          retryAfter: retryAfterMilliseconds(answer.retryAfter, now)
        })
      )
    }
    const body = Option.isNone(json) && endpoint.text === true ? Option.some(answer.text) : json
    if (Option.isNone(body)) return Effect.fail(new ResponseInvalid({ call, status, path: "body" }))
    return Effect.mapError(
      decode(body.value),
      ({ path }) => new ResponseInvalid({ call, status, path: path || "body" })
    )
  }
}
