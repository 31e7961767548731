/**
 * Every refusal of the shop service: an HTTP status, a stable code for programs, a sentence for people.
 * One class per status that means something different to a caller.
 */
import { Schema } from "effect"

const fields = {
  /** Stable; what programs decide by. */
  code: Schema.String,
  /** English, for developers; the shop has its own words for drivers. */
  message: Schema.String,
  /** The field or the cart item that was wrong, where one was. */
  field: Schema.optionalKey(Schema.NullOr(Schema.String))
}

/** The request does not fit the contract: `E_REQUEST_INVALID`, `E_AREA_ID_REQUIRED`, ... */
export class BadRequest extends Schema.TaggedError<BadRequest>()("BadRequest", fields, {
  httpApiStatus: 400
}) {}

/** No token, or one that is not good: `E_TOKEN_MISSING`, `E_TOKEN_INVALID`, `E_TOKEN_EXPIRED`. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", fields, {
  httpApiStatus: 401
}) {}

/** A good token that may not do this: `E_EMAIL_NOT_VERIFIED`, `E_FORBIDDEN`. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", fields, {
  httpApiStatus: 403
}) {}

/** `E_SHOP_NOT_FOUND`, `E_TICKET_NOT_FOUND`, `E_ORDER_NOT_FOUND`, ... */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", fields, { httpApiStatus: 404 }) {}

/** The state of things forbids it: `E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER`, `E_CART_INVALID`, `E_ORDER_RUNNING`, ... */
export class Conflict extends Schema.TaggedError<Conflict>()("Conflict", fields, { httpApiStatus: 409 }) {}

/** Well formed, but against a rule: `E_START_IN_PAST`, `E_PLATE_INVALID`, `E_ACCEPTANCE_MISSING`, ... */
export class Unprocessable extends Schema.TaggedError<Unprocessable>()("Unprocessable", fields, {
  httpApiStatus: 422
}) {}

/** Too many attempts; `Retry-After` says when. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", fields, {
  httpApiStatus: 429
}) {}

/** The service itself is at fault; nothing was written. */
export class ServerFault extends Schema.TaggedError<ServerFault>()("ServerFault", fields, {
  httpApiStatus: 500
}) {}

/** The body of any refusal, as a client reads it whatever the class. */
export const ErrorBody = Schema.Struct(fields)
