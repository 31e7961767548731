/** Errors of responses. Apart from the other errors: loaded with the first of them. */
import { Data } from "effect"

/** The service responded with a status other than 2xx. */
export class ResponseError extends Data.TaggedError("ResponseError")<{
  readonly call: string
  readonly status: number
  /** The service's stable code, such as `E_SHOP_NOT_FOUND`; null if the response came from something else. */
  readonly code: string | null
  /** The invalid field or cart item, where the service named one. */
  readonly field: string | null
  /** All invalid fields, where the service named several. */
  readonly fields?: ReadonlyArray<string> | undefined
  /** Issue of the field, where the service named one. */
  readonly issue?: string | null
  /** The response's own message is "404", whatever its status: a look-up of a shop treats both alike (D-27). */
  readonly saysNotFound?: boolean
  /** Milliseconds to wait before a retry, by the service; null if it named no time. */
  readonly retryAfter: number | null
}> {
  override get message(): string {
    return "Response returned an error code"
  }
}

/** The service responded with 2xx, but the body does not match the contract. */
export class ResponseInvalid extends Data.TaggedError("ResponseInvalid")<{
  readonly call: string
  readonly status: number
  /** Path of the mismatch: `items[0].price`; `body` if it is not JSON at all. */
  readonly path: string
}> {
  override get message(): string {
    return `The answer of ${this.call} does not fit the contract at ${this.path}.`
  }
}
