/**
 * What a call is, as plain data: both the browser's client and the server's definition are made from it.
 * Plain, because the HTTP definition classes would cost the browser 6 kB that it does not need.
 */
import type { Schema } from "effect"

/** A schema that needs nothing else to decode or encode. */
type Codec = Schema.Codec<unknown, unknown>

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** With `:name` segments, each described in `params`. */
  readonly path: `/${string}`
  readonly params?: Readonly<Record<string, Codec>>
  readonly query?: Readonly<Record<string, Codec>>
  readonly headers?: Readonly<Record<string, Codec>>
  readonly payload?: Codec
  readonly success: Codec
  /** The refusals the call documents, by class; each class carries its HTTP status. */
  readonly error: ReadonlyArray<Codec>
}

/** Keeps the literal types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition
