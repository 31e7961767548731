/** Commands about the data of a driver: export and deletion on the driver's request. */
import { Argument, Command } from "effect/cli"
import { Id } from "../../schemas/primitives.ts"
import { call } from "./root-command.ts"

const subject = Argument.String("subject").pipe(
  Argument.withDescription(
    "The driver's id at the identity provider (claim sub), found there by mail address"
  ),
  Argument.withSchema(Id)
)

export const exportDriver = Command.make("export", { subject }, ({ subject }) =>
  call(
    (calls) => calls.driverAdministration.exportDriver({ payload: { subject } }),
    (data) => JSON.stringify(data, null, 2)
  )
).pipe(Command.withDescription("Prints all that is stored about a driver, as JSON"))

export const deleteDriver = Command.make("delete", { subject }, ({ subject }) =>
  call(
    (calls) => calls.driverAdministration.deleteDriver({ payload: { subject } }),
    ({ deletedOrders, keptOrders }) =>
      `Deleted, with ${deletedOrders} orders. ${keptOrders} paid orders are kept for the books, without driver, address and plates.`
  )
).pipe(
  Command.withDescription(
    "Deletes all data about a driver; repeatable. Delete the account at the provider first"
  )
)
