/** Folds groups of a machine into single states, so that a large one fits into an overview. */
import type { MachineDescription, StateDescription, TransitionDescription } from "./describe-machine.ts"

/** Returns the groups right below the machine; these can be folded. */
export const groupsOf = ({ root }: MachineDescription): ReadonlyArray<string> =>
  root.states.filter(({ states }) => states.length > 0).map(({ id }) => id)

/**
 * Returns the machine with its groups folded, except for the open one. Transitions within a folded group are
 * dropped; those into it or out of it are moved to the group. For pictures only: the result cannot run.
 */
export const folded = (description: MachineDescription, open?: string): MachineDescription => {
  const closed = groupsOf(description).filter((id) => id !== open)
  const seen = (id: string): string => closed.find((group) => id.startsWith(`${group}.`)) ?? id
  const fold = (state: StateDescription): StateDescription => {
    if (!closed.includes(state.id)) return state
    const { initial: _, ...rest } = state
    return { ...rest, states: [] }
  }
  const isInside = ({ source, targets }: TransitionDescription): boolean =>
    seen(source) !== source && targets.every((target) => seen(target) === seen(source))
  return {
    ...description,
    root: { ...description.root, states: description.root.states.map(fold) },
    transitions: description.transitions
      .filter((transition) => !isInside(transition))
      .map((transition) => ({
        ...transition,
        source: seen(transition.source),
        targets: [...new Set(transition.targets.map(seen))]
      }))
  }
}
