/** Begins the flow of the ticket configuration, and tells it what time it is for as long as it runs. */
import { Effect, Schedule } from "effect"
import { createActor } from "xstate"
import { localTimeIn } from "../../../schemas/local-time.ts"
import { ServerClock } from "../../services/clock.ts"
import { bindTicketConfiguration } from "../bindings/ticket-configuration.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

/** Often enough for a start by the minute; also soon after a phone was locked, which stops the clocks of pages. */
const interval = "5 seconds"

export const begin = (runtime: AppRuntime, route: Route) => {
  const run = purchaseRun(runtime)
  const actor = createActor(bindTicketConfiguration(run, runtime.environment), {
    id: "ticketConfiguration",
    input:
      route.name === "ticket"
        ? {
            shopPath: route.shop,
            ticketId: route.ticketId,
            basis: route.basis,
            areaEntityId: route.areaEntityId,
            step: route.step
          }
        : { shopPath: shopOf(route) ?? "", ticketId: "", basis: { kind: "new" }, areaEntityId: null }
  })
  const tellTime = Effect.gen(function* () {
    const { offer } = actor.getSnapshot().context
    if (offer === null) return
    const now = localTimeIn(offer.timeZone, yield* (yield* ServerClock).now)
    if (now.time !== offer.now.time || now.date !== offer.now.date) actor.send({ type: "TIME_PASSED", now })
  })
  const watching = run(Effect.repeat(tellTime, Schedule.spaced(interval)))
  const stop = () => watching.interruptUnsafe()
  actor.subscribe({ complete: stop, error: stop })
  return actor.start()
}
