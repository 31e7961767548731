/** A parking area as an operator sets it up. Not in the specification: our proposal, decision D-15. */
import { Schema } from "effect"
import { CurrencyCode, Name, Text } from "./primitives.ts"

export const AreaSetting = Schema.Struct({
  name: Name.check(Schema.isMaxLength(200)),
  locality: Schema.optionalKey(Text),
  currency: CurrencyCode,
  /** IANA name. Not an offset: areas have summer time. */
  timeZone: Schema.String.check(
    Schema.isPattern(/^[A-Z][A-Za-z]+(\/[A-Za-z_-]+){0,2}$/, {
      message: "Expected a time zone such as Europe/Zurich"
    })
  )
})
export interface AreaSetting extends Schema.Schema.Type<typeof AreaSetting> {}
