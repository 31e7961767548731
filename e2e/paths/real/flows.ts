/** All flows that have a real world. */
import { chosenFlows } from "../support/choice.ts"
import { checkoutReal } from "./checkout.real.ts"
import type { RealFlow } from "./fixture.ts"
import { paymentReturnReal } from "./payment-return.real.ts"

export const realFlows: ReadonlyArray<RealFlow> = [checkoutReal, paymentReturnReal]

/** Those of the chosen machines that have one. */
export const chosenRealFlows = (environment: NodeJS.ProcessEnv = process.env): ReadonlyArray<RealFlow> => {
  const chosen = chosenFlows(environment["PATHS_MACHINES"] ?? "")
  return realFlows.filter(({ run }) => chosen.includes(run))
}
