/** Id of a transition: `<source state id>|<event or "always">`, with `#<position>` if several share that. */
import type { AnyTransitionDefinition } from "xstate"

const known = new WeakMap<AnyTransitionDefinition, string>()

/** XState represents an eventless transition as one with an empty event. */
export const isEventless = (transition: AnyTransitionDefinition): boolean => transition.eventType === ""

/** Returns the transitions of the same state and event, in the order of evaluation. */
export const alternativesOf = (
  transition: AnyTransitionDefinition
): ReadonlyArray<AnyTransitionDefinition> =>
  isEventless(transition)
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? [])

/**
 * Returns a stable id: it only changes when alternatives are reordered. Accepts definitions of any copy of
 * the machine, also from a running app (`@xstate.microstep` contains them).
 */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const found = known.get(transition)
  if (found !== undefined) return found
  const alternatives = alternativesOf(transition)
  const event = isEventless(transition) ? "always" : transition.eventType
  const position = alternatives.length > 1 ? `#${alternatives.indexOf(transition)}` : ""
  const id = `${transition.source.id}|${event}${position}`
  known.set(transition, id)
  return id
}

/** Returns the id without its position: stable when alternatives are added or reordered. */
export const withoutPosition = (id: string): string => id.replace(/#\d+$/, "")

/** Returns true for a definition without target and actions: `EVENT: {}` forbids the event. */
export const isForbidding = (transition: AnyTransitionDefinition): boolean =>
  transition.target === undefined && transition.actions.length === 0 && !isEventless(transition)
