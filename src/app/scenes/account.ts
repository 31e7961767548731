/** Begins the flow of the account. */
import { createActor } from "xstate"
import { bindAccount } from "../bindings/account.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = ({ run, environment }: AppRuntime, route: Route) =>
  createActor(bindAccount(run, environment), {
    id: "account",
    input: { shopPath: shopOf(route) ?? "" }
  }).start()
