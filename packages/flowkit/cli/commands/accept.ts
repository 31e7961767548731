/** `flowkit accept`: agrees to what machines do otherwise than their lock files say, and plans for it. */
import type { Command } from "../command.ts"
import { planAll } from "./plan.ts"

export const command: Command = {
  names: "[MACHINE…]",
  options: {},
  run: (invocation) => planAll(invocation, "accept")
}
