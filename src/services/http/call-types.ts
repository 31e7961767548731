/** Types of the input and the result of a call, computed from its endpoint. */
import type { Schema } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"

type Fields<Part> = Part extends Schema.Struct.Fields ? Schema.Struct.Type<Part> : never

/** Part of the input; optional where all of its fields are. */
type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value }

type Flat<T> = { readonly [Key in keyof T]: T[Key] }

/** Decoded input of a call: `{ params, query, headers, payload }`, each where the endpoint has it. */
export type InputOf<E extends Endpoint> = Flat<
  (E extends { readonly params: infer P } ? Part<"params", Fields<P>> : unknown) &
    (E extends { readonly query: infer Q } ? Part<"query", Fields<Q>> : unknown) &
    (E extends { readonly headers: infer H } ? Part<"headers", Fields<H>> : unknown) &
    (E extends { readonly payload: infer P extends Schema.Top }
      ? { readonly payload: P["Type"] | FormData }
      : unknown)
>

/** Decoded result of a call. */
export type SuccessOf<E extends Endpoint> = E["success"]["Type"]

/** Arguments of a call: none where the endpoint has no input. */
export type Arguments<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
