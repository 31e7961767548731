/**
 * Endpoints as plain data, from which the browser's client and the server's definition are both derived.
 * Plain data, because the HTTP definition classes would cost the browser 6 kB that it does not need.
 */
import type { Schema } from "effect"

/** A schema that decodes and encodes without services. */
type Codec = Schema.Codec<unknown, unknown>

/**
 * Effect of a call on the server, in the terms of HTTP (RFC 9110). `safe`: none, so it may be repeated at will.
 * `idempotent`: twice is the same as once, so it may be retried. `unsafe`: sent once, or retried under an idempotency key.
 */
export type CallEffect = "safe" | "idempotent" | "unsafe"

/** Returns the effect of a call: as declared, else by its method. */
export const effectOf = ({ effect, method }: Pick<Endpoint, "effect" | "method">): CallEffect =>
  effect ?? (method === "GET" ? "safe" : method === "POST" ? "unsafe" : "idempotent")

/** Groups of calls that the specification does not name. */
export type Adapter = "carts" | "orders" | "plates" | "codes" | "tickets"

/** Statuses of the refusals in the contract; `errors.ts` has a class for each, `refusal-codes.ts` those of each call. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429

export interface Endpoint {
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Overrides the effect derived from the method: see `effectOf`. */
  readonly effect?: CallEffect
  /** Set where the specification does not name the call: an installation may have it elsewhere, or not at all. Decision D-15. */
  readonly adapter?: Adapter
  /** Path with `:name` segments, each described in `params`. */
  readonly path: `/${string}`
  readonly params?: Readonly<Record<string, Codec>>
  /** Query parameters. An array is sent as its key repeated. */
  readonly query?: Readonly<Record<string, Codec>>
  readonly headers?: Readonly<Record<string, Codec>>
  readonly payload?: Codec
  /** Sends the fields of the payload as parts of a form, since one may be a file. Default: JSON. */
  readonly multipart?: true
  /** Schema of the response. An empty body decodes as undefined; for optional bodies use `Schema.UndefinedOr`. */
  readonly success: Codec
  /**
   * Decoding of a response that does not match exactly. Default: an invalid item of a list is left out. `whole`: no item
   * may be missing. `strict`: for responses that decide what is bought or paid; only texts may be left out.
   */
  readonly reading?: "whole" | "strict"
  /** Lets a client answer the read from its cache for some minutes. Only for GET. Default: always asked of the service. */
  readonly cached?: true
  /** Names of the reads that the write makes outdated, also when its outcome is unknown. */
  readonly invalidates?: ReadonlyArray<string>
  /** Accepts a body that is no JSON, decoded as text. */
  readonly text?: true
  /**
   * Shops of a call that is not about one shop named in it. With a database per group of shops, each service knows its own
   * only: `all` has to be asked of each, `unnamed` is about one that only its service recognizes.
   */
  readonly shops?: "all" | "unnamed"
  /** Permitted caller: a service with its own token, or anyone. Default: a driver. */
  readonly caller?: "service" | "anyone"
}

type Definition = Omit<Endpoint, "name" | "method" | "path">

/** Defines an endpoint, with the literal types of its definition. */
export const endpoint = <
  const Name extends string,
  const Method extends Endpoint["method"],
  const Path extends Endpoint["path"],
  const D extends Definition
>(
  name: Name,
  method: Method,
  path: Path,
  definition: D
): Omit<D, "name" | "method" | "path"> & {
  readonly name: Name
  readonly method: Method
  readonly path: Path
} => ({ ...definition, name, method, path })

/** Returns whether a value is the definition of a call. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value
