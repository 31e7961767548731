/** The operator's company in a country: the seller, its terms and its tax. All of it is configuration. */
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
  /** Line by line, as on an envelope. */
  address: Schema.Array(Name),
  email: Name,
  phone: Name,
  terms: WebAddress,
  imprint: WebAddress,
  withdrawal: WebAddress,
  /**
   * Paths of the terms by language (`de`, `en`, `fr`, `it`), PDF or text, from the operators' file's folder.
   * Attached to each confirmation: a link alone is no durable medium. Absent: only the link is sent.
   */
  termsFiles: Schema.optionalKey(
    Schema.Record(
      Schema.String,
      Name.check(Schema.isPattern(/\.(pdf|txt)$/, { message: "Expected a .pdf or .txt file" }))
    )
  ),
  /** Absent: receipts show none. */
  vatId: Schema.optionalKey(Name),
  /** In percent, such as 8.1. Absent: no tax is shown anywhere, since its share of the price is unknown. */
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

/** Returns the operator of a shop's country; Germany's for any other country and for none. */
export const operatorOf = (operators: Operators, areaCountry: string | null): Operator =>
  operators[operatorCountryOf(areaCountry)]
