/**
 * Adapts a flow to `createTestModel`, `getShortestPaths` and `getSimplePaths` of `xstate/graph`. Its own
 * `createTestModel` refuses machines that invoke or wait; here outcomes of the spec and time are events, too.
 */
import type { ActorLogic, AnyMachineSnapshot, Snapshot } from "xstate"
import { TestModel } from "xstate/graph"
import { situationKey } from "./explore.ts"
import type { Flow } from "./flow.ts"
import { applyOccurrence, type Occurrence, occurrenceName, occurrencesIn, withAtOnce } from "./occurrences.ts"
import { activeLeaves, situationName } from "./state-names.ts"
import { type Situation, type Step, startOf } from "./stepper.ts"
import { withStubs } from "./stub-actor.ts"

/** State of the machine, in the form of `xstate/graph`. */
export type FlowSnapshot = Snapshot<unknown> & {
  /** Leaf states, joined by " + " where regions are parallel. */
  readonly name: string
  /** Their ids. */
  readonly leaves: ReadonlyArray<string>
  readonly machine: AnyMachineSnapshot
  readonly situation: Situation
  /** Ids of the transitions that led here. */
  readonly takes: ReadonlyArray<string>
}

/** Event by its name in plans: `PAY`, `loadShop: found`, `5000 ms pass`. */
export interface FlowEvent {
  readonly type: string
  readonly occurrence: Occurrence
}

const snapshotOf = ({ situation, takes }: Step): FlowSnapshot => ({
  status: situation.snapshot.status === "active" ? "active" : "stopped",
  output: undefined,
  error: undefined,
  name: situationName(situation.snapshot),
  leaves: activeLeaves(situation.snapshot).map(({ id }) => id),
  machine: situation.snapshot,
  situation,
  takes
})

/**
 * Returns the test model of one start; by default of the first. Events are distinguished by content, states
 * by configuration, context and running timers. Growing contexts need xstate's own `limit` or `stopWhen`.
 */
export const toTestModel = (
  { machine: given, name, spec }: Flow,
  startName = Object.keys(spec.starts)[0]
): TestModel<FlowSnapshot, FlowEvent, unknown> => {
  const start = startName === undefined ? undefined : spec.starts[startName]
  if (start === undefined)
    throw new Error(
      `Flow "${name}" has no start "${startName}". It has ${Object.keys(spec.starts).join(", ")}.`
    )
  const machine = withStubs(given, { isClosed: true })
  const stepFrom = ({ situation }: FlowSnapshot, { occurrence }: FlowEvent): Step | undefined => {
    try {
      const step = withAtOnce(
        machine,
        spec,
        applyOccurrence(machine, spec, situation, occurrence),
        start.fixture
      )
      const isError = step.situation.snapshot.status === "error"
      return isError || step.takes.some((id) => Object.hasOwn(spec.outOfReach, id)) ? undefined : step
    } catch {
      // Reported by the exploration as a problem of the machine.
      return undefined
    }
  }
  const logic: ActorLogic<FlowSnapshot, FlowEvent, unknown> = {
    getInitialSnapshot: () =>
      snapshotOf(withAtOnce(machine, spec, startOf(machine, start.input), start.fixture)),
    transition: (snapshot, event) => {
      const step = stepFrom(snapshot, event)
      return step === undefined ? snapshot : snapshotOf(step)
    },
    getPersistedSnapshot: (snapshot) => snapshot
  }
  return new TestModel(logic, {
    events: ({ situation }) =>
      occurrencesIn(spec, situation).map((occurrence) => ({ type: occurrenceName(occurrence), occurrence })),
    serializeState: ({ situation }) => situationKey(situation),
    serializeEvent: ({ type }) => type,
    stateMatcher: ({ name: replayed }, state) => replayed.split(" + ").includes(state)
  })
}
