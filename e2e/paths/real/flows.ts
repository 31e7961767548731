/** All flows that run against the real servers. */
import { chosenFlows } from "../support/choice.ts"
import { checkoutReal } from "./checkout.real.ts"
import type { RealFlow } from "./fixture.ts"
import { paymentReturnReal } from "./payment-return.real.ts"

export const realFlows: ReadonlyArray<RealFlow> = [checkoutReal, paymentReturnReal]

/** Returns those of the chosen machines. */
export const chosenRealFlows = (environment: NodeJS.ProcessEnv = process.env): ReadonlyArray<RealFlow> => {
  const chosen = chosenFlows(environment["PATHS_MACHINES"] ?? "")
  return realFlows.filter(({ run }) => chosen.includes(run))
}
