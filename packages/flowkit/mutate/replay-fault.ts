/** Finds out, without a browser, whether a path detects a faulty machine: by what a runner compares. */
import type { Flow } from "../model/flow.ts"
import type { PlanPath } from "../model/plan-format.ts"
import { type ReplayedState, replay } from "../model/replay.ts"
import { type Fault, withFault } from "./faults.ts"

/** Observable part of a machine, independent of screens: state, running services, transitions taken. */
const seen = ({ state, running, takes }: ReplayedState): string => JSON.stringify([state, running, takes])

const rightWays = new WeakMap<Flow, WeakMap<PlanPath, ReadonlyArray<string>>>()

/** Returns the expected observations of the path; computed once for all faults. */
const rightWay = (flow: Flow, path: PlanPath): ReadonlyArray<string> => {
  const ofFlow = rightWays.get(flow) ?? new WeakMap<PlanPath, ReadonlyArray<string>>()
  rightWays.set(flow, ofFlow)
  const way = ofFlow.get(path) ?? replay(flow, path).replayedStates.map(seen)
  ofFlow.set(path, way)
  return way
}

/**
 * Returns the first step with a difference; undefined if there is none. Contexts, offers and effects of
 * actions outside of the machine are not compared: only screens can show those.
 */
export const detectingStep = (flow: Flow, path: PlanPath, fault: Fault): number | undefined => {
  const right = rightWay(flow, path)
  let wrong: ReadonlyArray<ReplayedState>
  let isBroken = false
  try {
    const faulty = replay({ ...flow, machine: withFault(flow.machine, fault) }, path)
    wrong = faulty.replayedStates
    isBroken = !faulty.ok
  } catch {
    return 0
  }
  const index = right.findIndex((replayed, step) => {
    const other = wrong[step]
    return other === undefined || seen(other) !== replayed
  })
  return index >= 0 ? index : isBroken ? right.length - 1 : undefined
}
