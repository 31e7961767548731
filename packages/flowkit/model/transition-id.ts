/** The name of a transition: `<source state id>|<event or "always">`, with `#<position>` where several share that. */
import type { AnyTransitionDefinition } from "xstate"

const known = new WeakMap<AnyTransitionDefinition, string>()

/** XState writes an eventless transition as one whose event is the empty text. */
export const isEventless = (transition: AnyTransitionDefinition): boolean => transition.eventType === ""

/** Those of the same state for the same event, in the order in which they are asked. */
export const alternativesOf = (
  transition: AnyTransitionDefinition
): ReadonlyArray<AnyTransitionDefinition> =>
  isEventless(transition)
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? [])

/**
 * Stable while other things are added; changes when alternatives are reordered. Works on the definitions of any copy
 * of the machine, also inside a running app (`@xstate.microstep` carries them).
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

/** The id without its position: what stays equal when alternatives are added or reordered. */
export const withoutPosition = (id: string): string => id.replace(/#\d+$/, "")

/** A definition that leads nowhere and does nothing: `EVENT: {}` forbids the event. */
export const isForbidding = (transition: AnyTransitionDefinition): boolean =>
  transition.target === undefined && transition.actions.length === 0 && !isEventless(transition)
