/** Calls with which an operator answers drivers about their data. */
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { inIdempotentTransaction, inTransaction } from "../../database/in-transaction.ts"
import { DriverDataAdministration } from "../repositories/administration/driver-data.ts"
import { conflict } from "../rules/refused.ts"
import { traced } from "../traced.ts"

const exported = traced("exportDriver")(function* (subject: string) {
  return { subject, tables: yield* (yield* DriverDataAdministration).export(subject) }
})

const remove = traced("deleteDriver")(function* (subject: string) {
  const data = yield* DriverDataAdministration
  if (yield* data.lockedIsInUse(subject)) {
    return yield* conflict(
      "E_DRIVER_IN_USE",
      "Tickets of the driver are valid, or a payment or refund is under way: refund the orders, or wait.",
      "subject"
    )
  }
  return yield* data.delete(subject)
})

export const DriverAdministrationHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "driverAdministration",
  (handlers) =>
    handlers.handleAll({
      exportDriver: ({ payload }) => inTransaction(exported(payload.subject)),
      deleteDriver: ({ payload }) => inIdempotentTransaction(remove(payload.subject))
    })
)
