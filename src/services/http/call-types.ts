/** What a call takes and gives, computed from its endpoint. */
import type { Schema } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"

type Fields<Part> = Part extends Schema.Struct.Fields ? Schema.Struct.Type<Part> : never

/** A part of the input; it may be left out where all of its fields may. */
type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value }

type Flat<T> = { readonly [Key in keyof T]: T[Key] }

/** What a call takes, decoded: `{ params, query, headers, payload }`, each where the endpoint has it. */
export type InputOf<E extends Endpoint> = Flat<
  (E extends { readonly params: infer P } ? Part<"params", Fields<P>> : unknown) &
    (E extends { readonly query: infer Q } ? Part<"query", Fields<Q>> : unknown) &
    (E extends { readonly headers: infer H } ? Part<"headers", Fields<H>> : unknown) &
    (E extends { readonly payload: infer P extends Schema.Top }
      ? { readonly payload: P["Type"] | FormData }
      : unknown)
>

/** What a call gives, decoded. */
export type SuccessOf<E extends Endpoint> = E["success"]["Type"]

/** The arguments of a call: none are needed where the endpoint takes none. */
export type Arguments<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
