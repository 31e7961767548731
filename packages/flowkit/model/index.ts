/** Plans paths through any XState machine: describe, specify its drivers, explore, plan, replay. */
export { type BehaviourChanges, behaviourChanges, formatChanges } from "./behaviour.ts"
export {
  describeMachine,
  type InvokeDescription,
  type MachineDescription,
  type StateDescription,
  statesBelow,
  type TransitionDescription,
  type TransitionKind
} from "./describe-machine.ts"
export { type Exploration, type ExploreOptions, explore, situationKey } from "./explore.ts"
export { faultsOfPlan, type PlanFault } from "./faults-of-plan.ts"
export { type AnyFlowSpec, type AnyOutcome, defineFlow, type Flow, flowsFor } from "./flow.ts"
export type {
  Control,
  ControlElement,
  EventSpec,
  FlowSpec,
  InputMode,
  OutcomeSpec,
  ServicesSpec,
  StartSpec,
  StateAssertion
} from "./flow-spec.ts"
export { folded, groupsOf } from "./folded.ts"
export { formatCause, formatPath, formatStep } from "./format-path.ts"
export type { GraphEdge, GraphNode, GraphStart } from "./graph.ts"
export { type GuardDescription, guardNames, guardText, guardTexts } from "./guard-description.ts"
export { hole, holesIn } from "./hole.ts"
export { changeItem, type ItemKind, kindOfItem, pairItem, refusalItem, stateItem } from "./items.ts"
export type { EventName, EventNamed, LeafOf, ServiceName, ServiceOutput } from "./machine-types.ts"
export { eventOf, outcomeOf } from "./occurrences.ts"
export { type PlanOptions, plan } from "./plan.ts"
export {
  comparePlans,
  type Plan,
  type PlanPath,
  type PlanStep,
  type Profile,
  profiles,
  readLock,
  type UnreachedItem,
  writeLock
} from "./plan-format.ts"
export { type Replay, type ReplayedState, replay } from "./replay.ts"
export { numbersFrom } from "./seeded-numbers.ts"
export { shortestPath } from "./shortest-path.ts"
export { stableFile } from "./stable-text.ts"
export { leafNames, situationName } from "./state-names.ts"
export { outcomeKindOf } from "./stub-actor.ts"
export { type FlowEvent, type FlowSnapshot, toTestModel } from "./test-model.ts"
export { transitionId } from "./transition-id.ts"
export { formatStates, machineNames, type Vocabulary } from "./vocabulary.ts"
