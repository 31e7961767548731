/** Generates a machine of any size, deterministically: a ring of states with a few transitions each. */
import type { createMachine } from "xstate"
import type { Flow } from "../model/index.ts"
import { flowWithoutScreen } from "../model/samples/flow-without-screen.ts"
import { numbersFrom } from "../model/seeded-numbers.ts"

export const generatedFlow = (create: typeof createMachine, states: number, events: number): Flow => {
  const random = numbersFrom(1)
  const target = (from: number, event: number): string =>
    `s${event === 0 ? (from + 1) % states : Math.floor(random() * states)}`
  const machine = create({
    id: "grown",
    initial: "s0",
    states: Object.fromEntries(
      Array.from({ length: states }, (_, from) => [
        `s${from}`,
        {
          on: Object.fromEntries(
            Array.from({ length: events }, (_, event) => [`E${event}`, target(from, event)])
          )
        }
      ])
    )
  })
  return flowWithoutScreen(machine, {
    events: Object.fromEntries(Array.from({ length: events }, (_, event) => [`E${event}`, null]))
  })
}
