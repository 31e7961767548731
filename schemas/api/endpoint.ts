/**
 * What a call is, as plain data: both the browser's client and the server's definition are made from it.
 * Plain, because the HTTP definition classes would cost the browser 6 kB that it does not need.
 */
import type { Schema } from "effect"

/** A schema that needs nothing else to decode or encode. */
type Codec = Schema.Codec<unknown, unknown>

/**
 * What a call does to the world. The terms of HTTP (RFC 9110). `safe`: nothing, so it may be repeated at will. `idempotent`: twice
 * is the same as once, so it may be retried. `unsafe`: it is sent once, or retried under an idempotency key.
 */
export type CallEffect = "safe" | "idempotent" | "unsafe"

export const effectOf = ({ effect, method }: Pick<Endpoint, "effect" | "method">): CallEffect =>
  effect ?? (method === "GET" ? "safe" : method === "POST" ? "unsafe" : "idempotent")

/** What is done by calls that the specification does not name. */
export type Adapter = "orders" | "plates" | "codes" | "tickets"

/** The statuses of the refusals that the contract knows; `errors.ts` has a class for each. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429

export interface Endpoint {
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Where the method does not say it: see `effectOf`. */
  readonly effect?: CallEffect
  /** The specification does not name the call: an installation may have it elsewhere, or not at all. Decision D-15. */
  readonly adapter?: Adapter
  /** With `:name` segments, each described in `params`. */
  readonly path: `/${string}`
  readonly params?: Readonly<Record<string, Codec>>
  /** An array is sent as its key repeated. */
  readonly query?: Readonly<Record<string, Codec>>
  readonly headers?: Readonly<Record<string, Codec>>
  readonly payload?: Codec
  /** Sends the fields of the payload as the parts of a form, since one may be a file; JSON without it. */
  readonly multipart?: true
  /** An empty body decodes as undefined: a call that may answer nothing says `Schema.UndefinedOr`. */
  readonly success: Codec
  /**
   * How an answer is read that does not fit word for word. Without it, an item of a list that makes no sense is left
   * out. `whole`: none may be missing. `strict`: it decides what is bought or paid, so nothing is left out but words.
   */
  readonly reading?: "whole" | "strict"
  /** A body that is no JSON is an answer too, and decodes as text. */
  readonly text?: true
  /** Who may call: a service with a token of its own, or anyone; without it, a driver. */
  readonly caller?: "service" | "anyone"
  /** The refusals that the call documents. */
  readonly error: ReadonlyArray<RefusalStatus>
}

/** A call by its name, with the literal types of its definition. */
export const endpoint = <const Name extends string, const E extends Omit<Endpoint, "name">>(
  name: Name,
  definition: E
): Omit<E, "name"> & { readonly name: Name } => ({ ...definition, name })
