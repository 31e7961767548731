/** Converts paths of `xstate/graph`. */
import { type Flow, type FlowEvent, type PlanPath, type PlanStep, situationName } from "../model/index.ts"
import { applyOccurrence, withAtOnce } from "../model/occurrences.ts"
import { startOf } from "../model/stepper.ts"
import { withStubs } from "../model/stub-actor.ts"

/** Path of test models of `xstate/graph`, as far as needed here. */
export interface WalkedPath {
  readonly steps: ReadonlyArray<{ readonly event: Pick<FlowEvent, "occurrence"> }>
}

/**
 * Converts a path of a test model (`toTestModel`) for `replay`, pictures and runs. Replays it, since
 * `xstate/graph` keeps only the last transition into each state.
 */
export const planPathOf = (
  { machine: given, name, spec }: Flow,
  { steps }: WalkedPath,
  start: string,
  id: string
): PlanPath => {
  const begin = spec.starts[start]
  if (begin === undefined)
    throw new Error(`Flow "${name}" has no start "${start}". It has ${Object.keys(spec.starts).join(", ")}.`)
  const machine = withStubs(given, { isClosed: true })
  let at = withAtOnce(machine, spec, startOf(machine, begin.input), begin.fixture).situation
  return {
    id,
    start,
    for: [],
    steps: steps
      // The first step is the initialization of the model.
      .flatMap(({ event }) => (event.occurrence === undefined ? [] : [event.occurrence]))
      .map((occurrence): PlanStep => {
        const { situation, takes } = withAtOnce(
          machine,
          spec,
          applyOccurrence(machine, spec, at, occurrence),
          begin.fixture
        )
        at = situation
        return { ...occurrence, to: situationName(situation.snapshot), takes }
      })
  }
}
