/** Begins the flow of the account in the section that the address names. */
import { createActor } from "xstate"
import { accountRun } from "../account-runtime.ts"
import { bindAccount } from "../bindings/account.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) =>
  createActor(bindAccount(accountRun(runtime), runtime.environment), {
    id: "account",
    input: {
      shopPath: shopOf(route) ?? "",
      section: route.name === "account" ? (route.section ?? "overview") : "overview"
    }
  }).start()
