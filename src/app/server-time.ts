/** The service's time for screens, which say how something stands now. */
import { Effect, Exit } from "effect"
import type { AppRuntime } from "../bindings/runtime.ts"
import { ServerClock } from "../services/clock.ts"

const now = Effect.flatMap(ServerClock, (clock) => clock.now)

/** In milliseconds since 1970; the browser's own, should the services not stand yet. */
export const serverTime = ({ run }: AppRuntime): number => {
  const exit = run(now).pollUnsafe()
  return exit !== undefined && Exit.isSuccess(exit) ? exit.value : Date.now()
}
