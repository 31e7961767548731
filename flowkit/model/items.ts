/** What a plan has to show, by id, read off the machine: transitions, guard outcomes, states; and refusals as they are met. */
import type { MachineDescription, StateDescription, TransitionDescription } from "./describe-machine.ts"
import { statesBelow } from "./describe-machine.ts"

export type ItemKind = "transition" | "guard" | "state" | "refusal" | "pair"

/**
 * Ids by kind: transition `cart.viewing|CHECKOUT#0`; guard outcome the same with `=T` or `=F`; state `state:cart.viewing`;
 * refusal `refused:cart.viewing|CHECKOUT`; pair `<transition> > <transition>`.
 */
export const stateItem = (id: string): string => `state:${id}`
export const refusalItem = (source: string, event: string): string => `refused:${source}|${event}`
export const pairItem = (first: string, second: string): string => `${first} > ${second}`

export const kindOfItem = (item: string): ItemKind =>
  item.includes(" > ")
    ? "pair"
    : item.startsWith("state:")
      ? "state"
      : item.startsWith("refused:")
        ? "refusal"
        : /=[TF]$/.test(item)
          ? "guard"
          : "transition"

/** The transition an item speaks of; undefined for states and refusals. */
export const transitionOfItem = (
  description: MachineDescription,
  item: string
): TransitionDescription | undefined => {
  const id = item.replace(/=[TF]$/, "")
  return description.transitions.find((transition) => transition.id === id)
}

export const isLeafState = ({ type }: StateDescription): boolean => type === "atomic" || type === "final"

/** Known from the machine alone, in document order: leaf states, transitions, both outcomes of each guard. */
export const staticItems = (description: MachineDescription): ReadonlyArray<string> => [
  ...statesBelow(description.root)
    .filter(isLeafState)
    .map(({ id }) => stateItem(id)),
  ...description.transitions.map(({ id }) => id),
  ...description.transitions
    .filter(({ guard }) => guard !== undefined)
    .flatMap(({ id }) => [`${id}=T`, `${id}=F`])
]
