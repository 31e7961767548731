/** The service's time, for screens that show the current status of something. */
import { Effect, Exit } from "effect"
import type { AppRuntime } from "../bindings/runtime.ts"
import { ServerClock } from "../services/clock.ts"

const now = Effect.flatMap(ServerClock, (clock) => clock.now)

/** Returns milliseconds since 1970; the browser's own time if the services are not yet available. */
export const serverTime = ({ run }: AppRuntime): number => {
  const exit = run(now).pollUnsafe()
  return exit !== undefined && Exit.isSuccess(exit) ? exit.value : Date.now()
}
