/**
 * Every refusal of the shop service: an HTTP status, a stable code for programs, a sentence for people.
 * One class per status that means something different to a caller.
 * Servers import this; the browser knows the statuses (`endpoint.ts`) and the body (`error-body.ts`).
 */
import { Schema } from "effect"
import type { RefusalStatus } from "./endpoint.ts"
import { refusalFields } from "./error-body.ts"

/** The request does not fit the contract: `E_REQUEST_INVALID`, `E_AREA_ID_REQUIRED`, ... */
export class BadRequest extends Schema.TaggedError<BadRequest>()("BadRequest", refusalFields, {
  httpApiStatus: 400
}) {}

/** No token, or one that is not good: `E_TOKEN_MISSING`, `E_TOKEN_INVALID`, `E_TOKEN_EXPIRED`. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", refusalFields, {
  httpApiStatus: 401
}) {}

/** A good token that may not do this: `E_EMAIL_NOT_VERIFIED`, `E_FORBIDDEN`. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", refusalFields, {
  httpApiStatus: 403
}) {}

/** `E_SHOP_NOT_FOUND`, `E_TICKET_NOT_FOUND`, `E_ORDER_NOT_FOUND`, ... */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", refusalFields, {
  httpApiStatus: 404
}) {}

/** The state of things forbids it: `E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER`, `E_CART_INVALID`, `E_ORDER_RUNNING`, ... */
export class Conflict extends Schema.TaggedError<Conflict>()("Conflict", refusalFields, {
  httpApiStatus: 409
}) {}

/** Well formed, but against a rule: `E_START_IN_PAST`, `E_PLATE_INVALID`, `E_ACCEPTANCE_MISSING`, ... */
export class Unprocessable extends Schema.TaggedError<Unprocessable>()("Unprocessable", refusalFields, {
  httpApiStatus: 422
}) {}

/** Too many attempts; `Retry-After` says when. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", refusalFields, {
  httpApiStatus: 429
}) {}

/** The service itself is at fault; nothing was written. */
export class ServerFault extends Schema.TaggedError<ServerFault>()("ServerFault", refusalFields, {
  httpApiStatus: 500
}) {}

/** The class of each status that an endpoint may document. */
export const refusals = {
  400: BadRequest,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  422: Unprocessable,
  429: TooManyRequests
} as const satisfies Record<RefusalStatus, Schema.Top>
