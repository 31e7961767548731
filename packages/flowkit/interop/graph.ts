/** Converts to and from `xstate/graph`: the directed graph of a machine, and paths of its test models. */
import {
  type Flow,
  type FlowEvent,
  type MachineDescription,
  type PlanPath,
  type PlanStep,
  type StateDescription,
  situationName
} from "../model/index.ts"
import { applyOccurrence, withAtOnce } from "../model/occurrences.ts"
import { startOf } from "../model/stepper.ts"
import { withStubs } from "../model/stub-actor.ts"

/** JSON of `toDirectedGraph(machine)` of `xstate/graph`. */
export interface DirectedGraph {
  readonly id: string
  readonly children: ReadonlyArray<DirectedGraph>
  readonly edges: ReadonlyArray<{
    readonly source: string
    readonly target: string
    /** Event; eventless transitions are not part of the graph, as in `xstate/graph`. */
    readonly label: { readonly text: string }
  }>
}

export const directedGraphOf = ({ root, transitions }: MachineDescription): DirectedGraph => {
  const graphOf = (state: StateDescription): DirectedGraph => ({
    id: state.id,
    children: state.states.map(graphOf),
    edges: transitions
      .filter(({ source, kind }) => source === state.id && kind !== "always")
      .flatMap(({ source, targets, event }) =>
        (targets.length === 0 ? [source] : targets).map((target) => ({
          source,
          target,
          label: { text: event }
        }))
      )
  })
  return graphOf(root)
}

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
