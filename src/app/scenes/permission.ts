/** Begins the flow of a permit's plates. */
import { createActor } from "xstate"
import { accountRun } from "../account-runtime.ts"
import { bindPlateChange } from "../bindings/plate-change.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) =>
  createActor(bindPlateChange(accountRun(runtime), runtime.environment), {
    id: "plateChange",
    input: { shopPath: shopOf(route) ?? "", groupId: route.name === "permission" ? route.groupId : "" }
  }).start()
