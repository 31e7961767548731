/** Parses multipart forms in memory: a server may have no writable folder. Never imported by the browser. */
import { Effect, Schema, Stream } from "effect"
import type { Multipart } from "effect/http"
import { HttpApiError } from "effect/http-api"
import { type Parts, partsOf } from "./served.ts"

/** Returns the parser of a form, whose files become bytes. Invalid forms are refused like any other body. */
export const readForm = <Fields extends Schema.Struct.Fields>({ fields }: Schema.Struct<Fields>) => {
  const form = Schema.Struct(partsOf(fields, Schema.Uint8Array)) as unknown as Schema.Struct<
    Parts<Fields, typeof Schema.Uint8Array>
  >
  const decode = Schema.decodeUnknownEffect(form)
  return (parts: Stream.Stream<Multipart.Part, Multipart.MultipartError>) =>
    Effect.gen(function* () {
      const sent = new Map<string, unknown>()
      // Duplicate names become an array, which fits no schema.
      const keep = (name: string, value: unknown) => sent.set(name, sent.has(name) ? [] : value)
      yield* Stream.runForEach(parts, (part) => {
        if (part._tag === "Field") return Effect.sync(() => keep(part.key, part.value))
        // Browsers send an empty file name for a field without a chosen file.
        if (part.name === "") return Effect.void
        return Effect.map(part.contentEffect, (bytes) => keep(part.key, bytes))
      })
      return yield* HttpApiError.HttpApiSchemaError.wrap("Payload", decode(Object.fromEntries(sent)))
    }).pipe(Effect.orDie)
}
