/** The command `parkschein` of an operator: calls of the shop service with a service's token, and the check of settings. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { NodeServices } from "@effect/platform-node"
import { Console, Effect } from "effect"
import { Command } from "effect/cli"
import { FetchHttpClient } from "effect/http"
import { checkSettings } from "../config/check.ts"
import { settingsDocument } from "../config/document.ts"
import { deleteDriver, exportDriver } from "./driver-commands.ts"
import { createGroup, setArea, setTickets } from "./offer-commands.ts"
import { accounting, listRefunds, refund, retryRefund, showOrder } from "./order-commands.ts"
import { parkschein } from "./root-command.ts"
import { exitCodes, Failed } from "./service.ts"
import { addCode, changeShop, closeShop, createShop, listShops, reopenShop } from "./shop-commands.ts"

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
    group("shop", "Shops").pipe(
      Command.withSubcommands([createShop, listShops, changeShop, closeShop, reopenShop])
    ),
    group("area", "Parking areas").pipe(Command.withSubcommands([setArea])),
    group("ticket", "Tickets of a shop").pipe(Command.withSubcommands([setTickets])),
    group("group", "Groups of long-term parkers").pipe(Command.withSubcommands([createGroup])),
    group("code", "Codes of drivers").pipe(Command.withSubcommands([addCode])),
    group("order", "Orders").pipe(Command.withSubcommands([showOrder])),
    refund,
    group("refunds", "Refunds under way and done").pipe(Command.withSubcommands([listRefunds, retryRefund])),
    accounting,
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
