/** Forms that are sent in parts, read into memory: a server may have no folder that can be written. Never imported by the browser. */
import { Effect, Schema, Stream } from "effect"
import type { Multipart } from "effect/http"
import { HttpApiError } from "effect/http-api"
import { type Parts, partsOf } from "./served.ts"

/** Returns the reader of a form, whose files become bytes. What does not fit is answered as with any other body. */
export const readForm = <Fields extends Schema.Struct.Fields>({ fields }: Schema.Struct<Fields>) => {
  const form = Schema.Struct(partsOf(fields, Schema.Uint8Array)) as unknown as Schema.Struct<
    Parts<Fields, typeof Schema.Uint8Array>
  >
  const decode = Schema.decodeUnknownEffect(form)
  return (parts: Stream.Stream<Multipart.Part, Multipart.MultipartError>) =>
    Effect.gen(function* () {
      const sent = new Map<string, unknown>()
      // Two of a name fit no schema.
      const keep = (name: string, value: unknown) => sent.set(name, sent.has(name) ? [] : value)
      yield* Stream.runForEach(parts, (part) => {
        if (part._tag === "Field") return Effect.sync(() => keep(part.key, part.value))
        // What a browser sends for a field in which no file was chosen.
        if (part.name === "") return Effect.void
        return Effect.map(part.contentEffect, (bytes) => keep(part.key, bytes))
      })
      return yield* HttpApiError.HttpApiSchemaError.wrap("Payload", decode(Object.fromEntries(sent)))
    }).pipe(Effect.orDie)
}
