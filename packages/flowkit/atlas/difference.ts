/** Compares two versions of a machine: matches transitions by content, not by position. */
import type { MachineDescription, StateDescription, TransitionDescription } from "../model/index.ts"
import { guardText, statesBelow } from "../model/index.ts"
import { removedId } from "./removed-id.ts"

export interface Version {
  readonly description: MachineDescription
  readonly fingerprints: Readonly<Record<string, string>>
}

export interface Changes {
  /** Ids in the new version. */
  readonly added: ReadonlyArray<string>
  /** Ids in the old version. */
  readonly removed: ReadonlyArray<string>
  readonly changed: ReadonlyArray<{ readonly before: string; readonly after: string }>
  readonly addedStates: ReadonlyArray<string>
  readonly removedStates: ReadonlyArray<string>
}

const signature = ({ source, event, guard, targets }: TransitionDescription): string =>
  [source, event, guard === undefined ? "" : guardText(guard), ...targets].join(" ")

/** Pairs items with equal `key`, each at most once; returns the pairs and the rest. */
const paired = <Item>(
  before: ReadonlyArray<Item>,
  after: ReadonlyArray<Item>,
  key: (item: Item) => string
) => {
  const waiting = [...before]
  const pairs: Array<readonly [Item, Item]> = []
  const rest = after.filter((item) => {
    const index = waiting.findIndex((other) => key(other) === key(item))
    const [partner] = index === -1 ? [] : waiting.splice(index, 1)
    if (partner === undefined) return true
    pairs.push([partner, item])
    return false
  })
  return { pairs, before: waiting, after: rest }
}

/** Reordered candidates are the same transitions; a changed guard or target at the same place is a change. */
export const changesBetween = (before: Version, after: Version): Changes => {
  const same = paired(before.description.transitions, after.description.transitions, signature)
  const byPlace = paired(same.before, same.after, ({ id }) => id)
  const changed = [...same.pairs, ...byPlace.pairs].filter(
    ([one, other]) => before.fingerprints[one.id] !== after.fingerprints[other.id]
  )
  const stateIds = ({ description }: Version) => statesBelow(description.root).map(({ id }) => id)
  const [old, present] = [stateIds(before), stateIds(after)]
  return {
    added: byPlace.after.map(({ id }) => id),
    removed: byPlace.before.map(({ id }) => id),
    changed: changed.map(([one, other]) => ({ before: one.id, after: other.id })),
    addedStates: present.filter((id) => !old.includes(id)),
    removedStates: old.filter((id) => !present.includes(id))
  }
}

/** Returns the new version with removed parts added, for one picture of both. */
export const unionOf = (before: Version, after: Version): MachineDescription => {
  const { removed } = changesBetween(before, after)
  const union = (old: StateDescription | undefined, present: StateDescription): StateDescription => ({
    ...present,
    states: [
      ...present.states.map((state) =>
        union(
          old?.states.find(({ id }) => id === state.id),
          state
        )
      ),
      ...(old?.states ?? []).filter(({ id }) => !present.states.some((state) => state.id === id))
    ]
  })
  return {
    ...after.description,
    root: union(before.description.root, after.description.root),
    transitions: [
      ...after.description.transitions,
      ...before.description.transitions
        .filter(({ id }) => removed.includes(id))
        .map((transition) => ({ ...transition, id: removedId(transition.id) }))
    ]
  }
}
