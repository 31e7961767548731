/** Answers that are not what was asked for. Apart from the other errors: loaded with the first of them. */
import { Data } from "effect"

/** The service answered with a status that is not a 2xx. */
export class ResponseError extends Data.TaggedError("ResponseError")<{
  readonly call: string
  readonly status: number
  /** The service's stable code, such as `E_SHOP_NOT_FOUND`; null when the answer came from something else. */
  readonly code: string | null
  /** The field or cart item that was wrong, where the service named one. */
  readonly field: string | null
  /** All of them, where the service named several. */
  readonly fields?: ReadonlyArray<string> | undefined
  /** What exactly is wrong with the field, where the service said so. */
  readonly issue?: string | null
  /** The answer's own message is "404", whatever its status: where a shop is looked for, that counts alike (D-27). */
  readonly saysNotFound?: boolean
  /** Milliseconds after which the service wants to be asked again; null when it did not say. */
  readonly retryAfter: number | null
}> {
  override get message(): string {
    return "Response returned an error code"
  }
}

/** The service answered well, but what it said does not fit the contract. */
export class ResponseInvalid extends Data.TaggedError("ResponseInvalid")<{
  readonly call: string
  readonly status: number
  /** Where it does not fit: `items[0].price`; `body` when it is not JSON at all. */
  readonly path: string
}> {
  override get message(): string {
    return `The answer of ${this.call} does not fit the contract at ${this.path}.`
  }
}
