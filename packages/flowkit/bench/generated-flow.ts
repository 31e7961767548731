/** Generates a machine of any size, deterministically: a ring of states with a few transitions each. */
import type { createMachine } from "xstate"
import { defineFlow, describeMachine, type Flow, statesBelow } from "../model/index.ts"
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
  const leaves = statesBelow(describeMachine(machine).root).slice(1)
  return defineFlow(machine, {
    starts: { only: {} },
    events: Object.fromEntries(Array.from({ length: events }, (_, event) => [`E${event}`, { do: () => {} }])),
    states: Object.fromEntries(leaves.map(({ name }) => [name, () => {}]))
  } as never)
}
