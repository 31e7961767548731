/** Starts the flow of the ticket configuration, and sends it the time while it runs. */
import { Effect } from "effect"
import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { boundAhead } from "../../bindings/bound-ahead.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { bindTicketConfiguration } from "../../bindings/ticket-configuration.ts"
import type { Locale } from "../../i18n/locale.ts"
import { ServerClock } from "../../services/clock.ts"
import { createFormatters } from "./create-formatters.ts"
import { findPlateFont } from "./find-plate-font.ts"

/** Short enough for a start by the minute, and after a phone was locked, which suspends timers. */
const interval = 5_000
const minute = 60_000

const logic = boundAhead((runtime) => bindTicketConfiguration(purchaseRun(runtime), runtime.environment))

/** Makes ready what the press would wait for. @public by the loader of pages, which imports this by a type of its own. */
export const prepare = (runtime: AppRuntime): void => {
  logic.prepare(runtime)
  createFormatters(document.documentElement.lang as Locale)
  findPlateFont()
}

export default (runtime: AppRuntime, page: PageNamed<"ticket">, create: Create) => {
  const run = purchaseRun(runtime)
  const actor = create(logic.acquire(runtime), {
    id: "ticketConfiguration",
    input: {
      shopPath: page.shop,
      ticketId: page.ticketId,
      source: page.source,
      areaEntityId: page.areaEntityId
    }
  })
  const tellTime = Effect.gen(function* () {
    const clock = yield* ServerClock
    for (;;) {
      const { offer } = actor.getSnapshot().context
      if (offer !== null) {
        const now = yield* clock.now
        if (Math.floor(now / minute) !== Math.floor(offer.now / minute))
          actor.send({ type: "TIME_PASSED", now })
      }
      yield* Effect.sleep(interval)
    }
  })
  const watching = run(tellTime)
  const stop = () => watching.interruptUnsafe()
  actor.subscribe({ complete: stop, error: stop })
  return actor.start()
}
