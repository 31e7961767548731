/** The small words all entities are written with: ids, instants, money, and the way a gateway says "absent". */
import { Effect, Schema } from "effect"

/** A UUID of any version, in any case. */
export const Uuid = Schema.String.check(Schema.isUUID())

/** Any identifier that the services give out; opaque, never empty. */
export const Id = Schema.String.check(Schema.isBetweenLength(1, 200))

/** ISO 8601 instant with offset or Z, kept as a string so that it stays plain data in machines and storage. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/, {
    message: "Expected an ISO 8601 instant with offset, such as 2026-12-01T08:00:00+01:00"
  }),
  Schema.makeFilter((text) => (Number.isNaN(Date.parse(text)) ? "Expected an instant that exists" : true))
)

/** ISO 4217 code. */
export const CurrencyCode = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/))

/** A gross amount in major units (8.00 is eight euros): finite, not negative, at most two decimals. */
export const Price = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000 }),
  Schema.makeFilter((amount) =>
    Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? true : "Expected at most two decimals"
  )
)

/** A count or a limit. */
export const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))

/** Seconds; a span of at most a hundred years. */
export const Seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 3_155_760_000 }))

/** A field that a gateway may send as null or leave out: always there once decoded, null when it was absent. */
export const nullable = <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A list that a gateway may send as null or leave out: always there once decoded. */
export const list = <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  Schema.Array(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed([] as const)))
