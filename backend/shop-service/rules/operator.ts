/** The operator's entity in a country: who sells, whose terms apply, whose tax it is. All of it is configuration. */
import { Schema } from "effect"
import {
  type OperatorCountry,
  operatorCountries,
  operatorCountryOf
} from "../../../schemas/operator-country.ts"
import { Name } from "../../../schemas/primitives.ts"

const WebAddress = Name.check(
  Schema.isPattern(/^https:\/\/\S+$/, { message: "Expected an address that begins with https://" })
)

export const Operator = Schema.Struct({
  name: Name,
  /** As on an envelope, line by line. */
  address: Schema.Array(Name),
  email: Name,
  phone: Name,
  terms: WebAddress,
  imprint: WebAddress,
  withdrawal: WebAddress,
  /**
   * Paths of the terms by language (`de`, `en`, `fr`, `it`), PDF or text, from the folder of the operators' file. They go with each confirmation: a link alone
   * is no durable medium. Absent: only the link does.
   */
  termsFiles: Schema.optionalKey(
    Schema.Record(
      Schema.String,
      Name.check(Schema.isPattern(/\.(pdf|txt)$/, { message: "Expected a .pdf or .txt file" }))
    )
  ),
  /** Absent: receipts show none. */
  vatId: Schema.optionalKey(Name),
  /** In percent, such as 8.1. Absent: no tax is shown anywhere, since nobody has said how much of the price it is. */
  vatRate: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 50 })))
})
export interface Operator extends Schema.Schema.Type<typeof Operator> {}

/** One for each country; a file of the installation in this form replaces those of the demo world. */
export const Operators = Schema.Struct(
  Object.fromEntries(operatorCountries.map((country) => [country, Operator])) as Record<
    OperatorCountry,
    typeof Operator
  >
)
export type Operators = typeof Operators.Type

/** Whose shop it is; Germany's for any other country and for none. */
export const operatorOf = (operators: Operators, areaCountry: string | null): Operator =>
  operators[operatorCountryOf(areaCountry)]
