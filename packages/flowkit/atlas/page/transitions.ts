/** Transitions from and to a state with the states they connect, including those of groups around it. */
import type { Language } from "../../draw/texts.ts"
import type { FlowData, StateData, TransitionData } from "../data.ts"

export const stateByName = (flow: FlowData, name: string): StateData | undefined =>
  flow.states.find((state) => state.name === name)

export const stateById = (flow: FlowData, id: string): StateData | undefined =>
  flow.states.find((state) => state.id === id)

export const labelOf = (flow: FlowData, id: string, language: Language): string =>
  stateById(flow, id)?.label[language] ?? id

/** Returns the transitions of the state itself, without those of the groups around it. */
export const transitionsFrom = (flow: FlowData, id: string): ReadonlyArray<TransitionData> =>
  flow.transitions.filter(({ rule }) => rule.en.source === id)

export const transitionsTo = (flow: FlowData, id: string): ReadonlyArray<TransitionData> =>
  flow.transitions.filter(({ rule }) => rule.en.targets.includes(id) && rule.en.source !== id)

export const childrenOf = (flow: FlowData, id: string | null): ReadonlyArray<StateData> =>
  flow.states.filter(({ parent }) => parent === id)

/** Returns the groups around a state, innermost first. */
export const groupsAround = (flow: FlowData, state: StateData): ReadonlyArray<StateData> => {
  const parent = state.parent === null ? undefined : stateById(flow, state.parent)
  return parent === undefined ? [] : [parent, ...groupsAround(flow, parent)]
}

/** Returns the place of an id in an address: states by name, transitions by id. */
export const placeOf = (flow: FlowData, id: string): string => stateById(flow, id)?.name ?? id
