/** Items of a plan, by id: transitions, guard outcomes, states of the machine; refusals, changes as found. */
import type { MachineDescription, StateDescription, TransitionDescription } from "./describe-machine.ts"
import { statesBelow } from "./describe-machine.ts"

/**
 * Ids by kind: transition `cart.viewing|CHECKOUT#0`; guard outcome the same with `=T` or `=F`; state `state:cart.viewing`;
 * refusal `refused:cart.viewing|CHECKOUT`; a transition whose actions change something `changes:cart.viewing|ADDED`; pair `<transition> > <transition>`.
 */
export type ItemKind = "transition" | "guard" | "state" | "refusal" | "change" | "pair"

/** Returns the item of a leaf state, by its id. */
export const stateItem = (id: string): string => `state:${id}`
/** Returns the item of an event that a state refuses. */
export const refusalItem = (source: string, event: string): string => `refused:${source}|${event}`
/** Returns the item of a transition that changes the context, by its id. */
export const changeItem = (transition: string): string => `changes:${transition}`
/** Returns the item of two transitions in succession, by their ids. */
export const pairItem = (first: string, second: string): string => `${first} > ${second}`

/** Returns what kind an item is, by its form. */
export const kindOfItem = (item: string): ItemKind =>
  item.includes(" > ")
    ? "pair"
    : item.startsWith("state:")
      ? "state"
      : item.startsWith("refused:")
        ? "refusal"
        : item.startsWith("changes:")
          ? "change"
          : /=[TF]$/.test(item)
            ? "guard"
            : "transition"

/** Returns the transition of an item; undefined for states and refusals. */
export const transitionOfItem = (
  description: MachineDescription,
  item: string
): TransitionDescription | undefined => {
  const id = item.replace(/=[TF]$/, "")
  return description.transitions.find((transition) => transition.id === id)
}

const isLeafState = ({ type }: StateDescription): boolean => type === "atomic" || type === "final"

/** Items known from the machine, in document order: leaf states, transitions, both outcomes of guards. */
export const staticItems = (description: MachineDescription): ReadonlyArray<string> => [
  ...statesBelow(description.root)
    .filter(isLeafState)
    .map(({ id }) => stateItem(id)),
  ...description.transitions.map(({ id }) => id),
  ...description.transitions
    .filter(({ guard }) => guard !== undefined)
    .flatMap(({ id }) => [`${id}=T`, `${id}=F`])
]
