/** The command `parkschein` of an operator: calls of the shop service with a service's token, and the check of settings. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { NodeServices } from "@effect/platform-node"
import { Console, Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { FetchHttpClient } from "effect/http"
import { orderName } from "../../schemas/api/order-administration.ts"
import { checkSettings } from "../config/check.ts"
import { settingsDocument } from "../config/document.ts"
import { deleteDriver, exportDriver } from "./driver-commands.ts"
import { createGroup, setArea, setTickets } from "./offer-commands.ts"
import { call, parkschein } from "./root-command.ts"
import { exitCodes, Failed } from "./service.ts"
import { addCode, closeShop, createShop, listShops, reopenShop } from "./shop-commands.ts"

const order = Argument.String("order").pipe(
  Argument.withDescription("Reference of the order, such as PS-3G7K-XQ4M, or its id"),
  Argument.withSchema(orderName)
)

const showOrder = Command.make("show", { order }, ({ order }) =>
  call(
    (calls) => calls.orderAdministration.showOrder({ params: { order } }),
    ({ reference, orderId, shopId: shop, status, total, currencyCode, createdAt, items, refunds }) =>
      [
        `${reference}  ${status}  ${total.toFixed(2)} ${currencyCode}  ordered ${createdAt}`,
        `order ${orderId}, shop ${shop}`,
        ...items.map(
          ({ name, validFrom, validTo, plates }) =>
            `  ${name}  ${validFrom} to ${validTo}  ${plates.map(({ plate }) => plate).join(", ")}`
        ),
        ...refunds.map(
          ({ amount, refundedAt }) =>
            `  refund ${amount.toFixed(2)} ${currencyCode}  ${refundedAt === null ? "due" : `confirmed ${refundedAt}`}`
        )
      ].join("\n")
  )
).pipe(Command.withDescription("Shows an order with its tickets and refunds"))

const refund = Command.make("refund", { order }, ({ order }) =>
  call(
    (calls) => calls.orderAdministration.refundOrder({ params: { order } }),
    ({ reference, amount, currencyCode, state }) =>
      `Order ${reference} is cancelled. Refund of ${amount.toFixed(2)} ${currencyCode}: ${state}.`
  )
).pipe(
  Command.withDescription(
    "Cancels a paid order with its tickets, and refunds it in full; repeated, it is the same refund"
  )
)

const config = Command.make("config").pipe(
  Command.withDescription("Settings of this environment"),
  Command.withSubcommands([
    Command.make("check", {}, () =>
      Effect.flatMap(Effect.promise(checkSettings), ({ faults, inUse }) =>
        faults.length === 0
          ? Console.log(inUse)
          : Effect.fail(new Failed({ message: faults.join("\n"), exitCode: exitCodes.usage }))
      )
    ).pipe(Command.withDescription("Checks all settings at once, and prints them without secrets")),
    Command.make("document", {}, () => Console.log(settingsDocument().trimEnd())).pipe(
      Command.withDescription("Prints docs/settings.md")
    )
  ])
)

const group = (name: string, description: string) =>
  Command.make(name).pipe(Command.withDescription(description))

/** The whole command. */
const command = parkschein.pipe(
  Command.withSubcommands([
    group("shop", "Shops").pipe(Command.withSubcommands([createShop, listShops, closeShop, reopenShop])),
    group("area", "Parking areas").pipe(Command.withSubcommands([setArea])),
    group("ticket", "Tickets of a shop").pipe(Command.withSubcommands([setTickets])),
    group("group", "Groups of long-term parkers").pipe(Command.withSubcommands([createGroup])),
    group("code", "Codes of drivers").pipe(Command.withSubcommands([addCode])),
    group("order", "Orders").pipe(Command.withSubcommands([showOrder])),
    refund,
    group("driver", "Data of drivers").pipe(Command.withSubcommands([exportDriver, deleteDriver])),
    config
  ])
)

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"))

/** Runs the command with these arguments. Returns the exit code. */
export const runCommand = (args: ReadonlyArray<string>) =>
  Command.runWith(command, { version })(args).pipe(
    Effect.as(0),
    Effect.catchTag("Failed", ({ message, exitCode }) => Effect.as(Console.error(message), exitCode)),
    // The help, with what is wrong, is printed already.
    Effect.catch((error) =>
      Effect.succeed(error._tag === "ShowHelp" && error.errors.length === 0 ? 0 : exitCodes.usage)
    ),
    Effect.provide([NodeServices.layer, FetchHttpClient.layer])
  )
