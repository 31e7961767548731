/** Explains why no path shows an item: the result of the search, in an actionable sentence. */
import { type StateDescription, statesBelow, type TransitionDescription } from "./describe-machine.ts"
import type { Exploration } from "./explore.ts"
import { capitalized } from "./format-path.ts"
import { guardText } from "./guard-description.ts"
import { stateItem, transitionOfItem } from "./items.ts"
import { activeLeaves, selfAndAncestors } from "./state-names.ts"
import { outcomeKindOf } from "./stub-actor.ts"

/** Begins a reason that only holds as far as the search went. */
const lookedFor = "Not looked for beyond"

/** Returns whether the search ended before it could find the item. */
export const isSearchedInPart = (reason: string): boolean => reason.startsWith(lookedFor)

/** Reason, and whether it follows from the machine alone, however far the search went. */
interface Why {
  readonly text: string
  readonly isCertain: boolean
}

const certain = (text: string): Why => ({ text, isCertain: true })
const soFar = (text: string): Why => ({ text, isCertain: false })

interface Facts {
  readonly exploration: Exploration
  readonly states: ReadonlyMap<string, StateDescription>
  /** Ids of all states that were ever active, compound ones included. */
  readonly entered: ReadonlySet<string>
}

const factsOf = (exploration: Exploration): Facts => ({
  exploration,
  states: new Map(statesBelow(exploration.flow.description.root).map((state) => [state.id, state])),
  entered: new Set(
    exploration.nodes.flatMap(({ situation }) =>
      activeLeaves(situation.snapshot).flatMap((leaf) => selfAndAncestors(leaf).map(({ id }) => id))
    )
  )
})

/** Returns true if entering the target enters the state: itself, above it, or initially within it. */
const entersByTarget = (states: Facts["states"], target: string, id: string): boolean => {
  const state = states.get(target)
  if (state === undefined) return false
  if (target === id || statesBelow(states.get(id) ?? state).some((inner) => inner.id === target)) return true
  if (state.type === "parallel") return state.states.some((region) => entersByTarget(states, region.id, id))
  return state.initial !== undefined && entersByTarget(states, state.initial, id)
}

const wasPassed = ({ exploration, entered }: Facts, id: string): boolean =>
  entered.has(id) ||
  exploration.flow.description.transitions.some(
    (transition) =>
      transition.source === id &&
      (exploration.reached.has(transition.id) ||
        exploration.reached.has(`${transition.id}=T`) ||
        exploration.reached.has(`${transition.id}=F`))
  )

const whyNotEntered = (facts: Facts, id: string, asked: ReadonlySet<string>): Why => {
  const name = facts.states.get(id)?.name ?? id
  const waysIn = facts.exploration.flow.description.transitions.filter(
    ({ targets, source }) =>
      source !== id && targets.some((target) => entersByTarget(facts.states, target, id))
  )
  if (waysIn.length === 0) return certain(`no transition leads to "${name}"`)
  const taken = waysIn.find(({ id: other }) => facts.exploration.reached.has(other))
  if (taken !== undefined) {
    return soFar(
      `"${name}" is left at once each time it is entered; if that is meant, its assertion in the spec is "passing"`
    )
  }
  const [way] = waysIn
  const open = waysIn.find(({ id: other }) => !asked.has(other)) ?? way
  if (open === undefined || asked.has(open.id)) return soFar(`"${name}" is never entered`)
  const why = whyNotTaken(facts, open, new Set([...asked, open.id]))
  return {
    text: `"${name}" is never entered, since ${open.id} is never taken: ${why.text}`,
    isCertain: why.isCertain && waysIn.length === 1
  }
}

const whyNothingHappens = ({ exploration, states }: Facts, transition: TransitionDescription): string => {
  const { flow, reached, faults } = exploration
  const { spec } = flow
  const rival = flow.description.transitions.find(
    ({ id, source: of, event: on, position }) =>
      of === transition.source &&
      on === transition.event &&
      position < transition.position &&
      (reached.has(id) || reached.has(`${id}=T`))
  )
  if (rival !== undefined) return "one of the alternatives before it was taken each time"
  if (faults.has(transition.kind === "event" ? transition.event : (transition.service ?? "delay"))) {
    return "trying it makes the machine throw, as the problems say"
  }
  const source = states.get(transition.source)?.name ?? transition.source
  const { service = "?", kind, event } = transition
  const kinds = Object.values(spec.services[service] ?? {}).map(outcomeKindOf)
  switch (kind) {
    case "event":
    case "forbidden":
      return Object.hasOwn(spec.events, event) || event.includes("*")
        ? `whenever ${event} happens in "${source}", a state inside it or a transition before this one takes it`
        : `the spec has no event "${event}"`
    case "done":
      return kinds.some((outcome) => ["success", "failure", "ok"].includes(outcome))
        ? `"${source}" is always left before "${service}" ends`
        : `the spec has no outcome with which "${service}" ends`
    case "error":
      return kinds.includes("fail")
        ? `"${source}" is always left before "${service}" fails`
        : `the spec has no outcome "fail" of "${service}"`
    case "snapshot":
      return `the spec has no outcome "snapshot" of "${service}"`
    case "delay":
      return `"${source}" is always left before its timer "${transition.delay ?? event}" fires`
    case "state done":
      return `the final state inside "${source}" is never reached while it could be taken`
    case "always":
      return `in "${source}" a transition before this one is always taken`
  }
}

const whyNotTaken = (facts: Facts, transition: TransitionDescription, asked: ReadonlySet<string>): Why => {
  const { reached, flow, looked, complete } = facts.exploration
  if (!wasPassed(facts, transition.source)) return whyNotEntered(facts, transition.source, asked)
  const blocker = flow.description.transitions.find(
    ({ source, event, position, guard }) =>
      source === transition.source &&
      event === transition.event &&
      position < transition.position &&
      guard === undefined
  )
  if (blocker !== undefined) return certain(`${blocker.id} stands before it and has no guard`)
  if (transition.guard !== undefined && reached.has(`${transition.id}=T`)) {
    return soFar(
      "its guard holds, but a transition of another region, which leaves the same states, always goes first"
    )
  }
  if (transition.guard !== undefined && reached.has(`${transition.id}=F`)) {
    const from =
      transition.kind === "event"
        ? `; no case of ${transition.event} makes it true`
        : transition.service === undefined
          ? ""
          : `; no outcome of "${transition.service}" makes it true`
    const where = complete ? `, in all ${looked} situations` : ""
    return soFar(`its guard ${guardText(transition.guard)} was false each time it was asked${where}${from}`)
  }
  return soFar(whyNothingHappens(facts, transition))
}

/** Returns a function from unreached items to reasons. */
export const reasonsFor = (exploration: Exploration): ((item: string) => string) => {
  const facts = factsOf(exploration)
  const { complete, flow, looked, reached } = exploration
  const { description } = flow
  const reason = (item: string): Why => {
    const transition = transitionOfItem(description, item)
    if (transition === undefined) {
      const state = [...facts.states.keys()].find((id) => stateItem(id) === item)
      return state === undefined
        ? soFar("nothing in the machine shows it")
        : whyNotEntered(facts, state, new Set())
    }
    const wasTrue = reached.has(`${transition.id}=T`)
    if (item.endsWith("=F") && wasTrue) return soFar("the guard was true each time it was asked")
    return whyNotTaken(facts, transition, new Set([transition.id]))
  }
  return (item) => {
    const { text, isCertain } = reason(item)
    if (!complete && !isCertain)
      return `${lookedFor} ${looked.toLocaleString("en")} situations; so far, ${text}.`
    // An id at the start keeps its spelling.
    return `${text.startsWith(`${description.id}.`) ? text : capitalized(text)}.`
  }
}
