/**
 * Refusals of the shop service: an HTTP status, a stable code for programs, a message for people.
 * One class per status that means something different to a caller.
 * Imported by servers; the browser knows the statuses (`endpoint.ts`) and the body (`error-body.ts`).
 */
import { Schema } from "effect"
import type { RefusalStatus } from "./endpoint.ts"
import { refusalFields } from "./error-body.ts"

/** The request does not match the contract: `E_REQUEST_INVALID`, `E_AREA_ID_REQUIRED`, ... */
export class BadRequest extends Schema.TaggedError<BadRequest>()("BadRequest", refusalFields, {
  httpApiStatus: 400
}) {}

/** Missing or invalid token: `E_TOKEN_MISSING`, `E_TOKEN_INVALID`, `E_TOKEN_EXPIRED`. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", refusalFields, {
  httpApiStatus: 401
}) {}

/** Valid token without permission: `E_EMAIL_NOT_VERIFIED`, `E_FORBIDDEN`. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", refusalFields, {
  httpApiStatus: 403
}) {}

/** Unknown entity: `E_SHOP_NOT_FOUND`, `E_TICKET_NOT_FOUND`, `E_ORDER_NOT_FOUND`, ... */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", refusalFields, {
  httpApiStatus: 404
}) {}

/** Conflict with the current state: `E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER`, `E_CART_INVALID`, `E_ORDER_RUNNING`, ... */
export class Conflict extends Schema.TaggedError<Conflict>()("Conflict", refusalFields, {
  httpApiStatus: 409
}) {}

/** Well-formed request that violates a rule: `E_START_IN_PAST`, `E_PLATE_INVALID`, `E_ACCEPTANCE_MISSING`, ... */
export class Unprocessable extends Schema.TaggedError<Unprocessable>()("Unprocessable", refusalFields, {
  httpApiStatus: 422
}) {}

/** Too many attempts; `Retry-After` says when to retry. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", refusalFields, {
  httpApiStatus: 429
}) {}

/** Failure of the service itself; nothing was written. */
export class ServerFault extends Schema.TaggedError<ServerFault>()("ServerFault", refusalFields, {
  httpApiStatus: 500
}) {}

/** Error class of each status that an endpoint may document. */
export const refusals = {
  400: BadRequest,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  422: Unprocessable,
  429: TooManyRequests
} as const satisfies Record<RefusalStatus, Schema.Top>
