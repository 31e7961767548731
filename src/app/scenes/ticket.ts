/** Begins the flow of the ticket configuration. */
import { createActor } from "xstate"
import { bindTicketConfiguration } from "../bindings/ticket-configuration.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) =>
  createActor(bindTicketConfiguration(purchaseRun(runtime), runtime.environment), {
    id: "ticketConfiguration",
    input:
      route.name === "ticket"
        ? {
            shopPath: route.shop,
            ticketId: route.ticketId,
            basis: route.basis,
            areaEntityId: route.areaEntityId
          }
        : { shopPath: shopOf(route) ?? "", ticketId: "", basis: { kind: "new" }, areaEntityId: null }
  }).start()
