/** Data that the service stores about a driver, as the driver can request it (GDPR, articles 15, 17 and 20). */
import { Schema } from "effect"
import { Count, Id } from "./primitives.ts"

/** The driver's `sub` claim. In the body, so that no address names a person. */
export const DriverRequest = Schema.Struct({ subject: Id })

export const DriverData = Schema.Struct({
  subject: Id,
  /** Rows by table, as stored, without secrets; tables without rows are absent. */
  tables: Schema.Record(Schema.String, Schema.Array(Schema.Record(Schema.String, Schema.Unknown)))
})
export interface DriverData extends Schema.Schema.Type<typeof DriverData> {}

export const DriverDeletion = Schema.Struct({
  /** Number of orders without a payment, which are deleted. */
  deletedOrders: Count,
  /** Number of orders with a payment, which are kept without driver, address and plates. */
  keptOrders: Count
})
export interface DriverDeletion extends Schema.Schema.Type<typeof DriverDeletion> {}
