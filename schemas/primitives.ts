/** Primitives of all entities: ids, texts, instants, money, and a gateway's forms of "absent". */
import { Effect, Option, Schema, SchemaGetter } from "effect"

/** A UUID of any version, in any case. */
export const Uuid = Schema.String.check(Schema.isUUID())

/** Text of whole characters: no half surrogate pair, invalid in addresses, no NUL, invalid in databases. */
export const Text = Schema.String.check(
  Schema.makeFilter((text) =>
    /\p{Cs}/u.test(text) || text.includes("\0") ? "Expected text of whole characters" : true
  )
)

/** Non-empty text. */
export const Name = Text.check(Schema.isMinLength(1))

/** Any identifier from the services; opaque, never empty. */
export const Id = Text.check(Schema.isBetweenLength(1, 200))

/** Returns the number of days of a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The first and the last day of the range may be in another year in UTC, which then cannot be written. */
const hasYearInUtc = (text: string): boolean => {
  if (!text.startsWith("9999-12-31") && !text.startsWith("0000-01-01")) return true
  const year = new Date(text).getUTCFullYear()
  return year >= 0 && year <= 9999
}

/** ISO 8601 instant with offset or Z, kept as a string so that it stays plain data in machines and storage. */
export const Instant = Schema.String.check(
  Schema.isPattern(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
    { message: "Expected an instant like 2026-12-01T08:00:00+01:00" }
  ),
  // Engines differ on 31 February: some reject it, some make March of it.
  Schema.makeFilter((text) =>
    Number(text.slice(8, 10)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7))) &&
    hasYearInUtc(text)
      ? true
      : "Expected an instant that exists"
  )
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

type Codec = Schema.Codec<unknown, unknown>

/** A field that may be null or absent in a response: always present once decoded, with this default. */
export const withDefault = <S extends Codec>(schema: S, value: NoInfer<S["Encoded"]>) =>
  Schema.optionalKey(Schema.NullOr(Schema.toEncoded(schema))).pipe(
    Schema.decodeTo(schema, {
      decode: SchemaGetter.transformOptional<S["Encoded"], S["Encoded"] | null>((sent) =>
        Option.some(Option.getOrNull(sent) ?? value)
      ),
      encode: SchemaGetter.passthrough<S["Encoded"] | null, S["Encoded"]>({ strict: false })
    })
  )

/** A field that may be null or absent in a response: always present once decoded, null by default. */
export const nullable = <S extends Codec>(schema: S) =>
  Schema.NullOr(schema).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A field of ours, which a gateway need not know: absent if it was not sent. */
export const optional = <S extends Codec>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** A list that may be null or absent in a response: always present once decoded. */
export const list = <S extends Codec>(schema: S) => withDefault(Schema.Array(schema), [])

/** The currency of an amount; default: euro. */
export const CurrencyOrEuro = withDefault(CurrencyCode, "EUR")
