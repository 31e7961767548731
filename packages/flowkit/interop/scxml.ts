/**
 * Exports a machine as SCXML (W3C): states, parallel states, history, final states, transitions, timers,
 * invokes. Features that SCXML lacks are added as comments, so that the file does not claim too much.
 */
import {
  type GuardDescription,
  guardText,
  type MachineDescription,
  type StateDescription,
  statesBelow,
  type TransitionDescription
} from "../model/index.ts"
import { type XmlElement, xml, xmlText } from "./xml.ts"

type Content = XmlElement["content"][number]

const comment = (text: string): Content => ({ comment: text })

/** Returns unique XML ids: letters, digits, dots, hyphens and underscores, without a leading digit. */
const namesFor = (description: MachineDescription): ReadonlyMap<string, string> => {
  const taken = new Set<string>()
  return new Map(
    statesBelow(description.root).map(({ id }) => {
      const plain = id.replaceAll(/[^\p{L}\p{N}._-]/gu, "_").replace(/^(?![\p{L}_])/u, "_")
      let name = plain
      for (let number = 2; taken.has(name); number += 1) name = `${plain}_${number}`
      taken.add(name)
      return [id, name]
    })
  )
}

const isIdentifier = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)

const call = (name: string): string => (isIdentifier(name) ? `${name}()` : `guard(${JSON.stringify(name)})`)

/** In ECMAScript: named guards are functions that the runtime of the file has to provide. */
const condition = (guard: GuardDescription, nameOf: (id: string) => string): string => {
  switch (guard.kind) {
    case "named":
      return call(guard.name)
    case "and":
    case "or":
      return guard.guards
        .map((part) => `(${condition(part, nameOf)})`)
        .join(guard.kind === "and" ? " && " : " || ")
    case "not":
      return `!(${condition(guard.guard, nameOf)})`
    case "in":
      return `In(${JSON.stringify(nameOf(guard.state.replace(/^#/, "")))})`
    case "inline":
      return call(guard.name === "" ? "unnamed" : guard.name)
  }
}

/** Events of SCXML are lists of names, with dots between their parts. */
const eventName = (type: string): string => type.replaceAll(/\s+/g, "_")

/** Returns a machine as SCXML. */
export const scxmlOf = (description: MachineDescription): string => {
  const names = namesFor(description)
  const nameOf = (id: string): string => names.get(id) ?? id
  const states = new Map(statesBelow(description.root).map((state) => [state.id, state]))
  const timer = (delay: string | number | undefined, state: string): string =>
    `after.${eventName(String(delay))}.${nameOf(state)}`
  const sent = [
    ...new Set(description.transitions.filter(({ kind }) => kind === "event").map(({ event }) => event))
  ]

  const eventOf = ({
    kind,
    event,
    invoke = "",
    source,
    delay
  }: TransitionDescription): string | undefined => {
    switch (kind) {
      case "always":
        return undefined
      case "done":
        return `done.invoke.${eventName(invoke)}`
      case "error":
        return `error.platform.${eventName(invoke)}`
      case "snapshot":
        return `snapshot.${eventName(invoke)}`
      case "delay":
        return timer(delay, source)
      case "state done":
        return `done.state.${nameOf(event.replace(/^xstate\.done\.state\./, ""))}`
      default:
        return eventName(event)
    }
  }

  const isInside = (id: string, ancestor: string): boolean =>
    statesBelow(states.get(ancestor) ?? description.root).some((state) => state.id === id && id !== ancestor)

  /** Returns differences between the element and the transition. */
  const remarks = (transition: TransitionDescription): ReadonlyArray<string> => {
    const { kind, event, source, targets, reenter, actions, guard } = transition
    const staysSelf = targets.includes(source) && !reenter
    const longer = sent.filter((other) => event !== "*" && other.startsWith(`${event}.`))
    return [
      ...(transition.description === undefined ? [] : [transition.description]),
      ...(actions.length === 0 ? [] : [`Does: ${actions.join(", ")}.`]),
      ...(guard?.kind === "named" && guard.params !== undefined ? [`The guard is ${guardText(guard)}.`] : []),
      ...(kind === "snapshot" ? ["SCXML has no event for what an actor reports on its way."] : []),
      ...(kind === "error" ? ["SCXML has no event of its own for an actor that fails."] : []),
      ...(staysSelf ? ["XState does not leave the state here; SCXML leaves it and enters it again."] : []),
      ...(kind === "event" && longer.length > 0
        ? [`SCXML takes ${longer.join(", ")} here, too, since their names begin alike.`]
        : []),
      ...(eventName(event) === event || kind !== "event" ? [] : [`The event is "${event}".`])
    ]
  }

  const transitionOf = (transition: TransitionDescription): ReadonlyArray<Content> => {
    const { source, targets, reenter, guard } = transition
    const isInternal = !reenter && targets.length > 0 && targets.every((target) => isInside(target, source))
    return [
      ...remarks(transition).map(comment),
      xml("transition", {
        event: eventOf(transition),
        cond: guard === undefined ? undefined : condition(guard, nameOf),
        target: targets.length === 0 ? undefined : targets.map(nameOf).join(" "),
        type: isInternal ? "internal" : undefined
      })
    ]
  }

  const timersOf = (state: StateDescription): ReadonlyArray<Content> => {
    const delays = new Map(
      description.transitions
        .filter(({ source, kind }) => source === state.id && kind === "delay")
        .map(({ delay }) => [timer(delay, state.id), delay])
    )
    if (delays.size === 0) return []
    const sends = [...delays].map(([event, delay]) =>
      typeof delay === "number"
        ? xml("send", { event, id: event, delay: `${delay}ms` })
        : xml("send", {
            event,
            id: event,
            delayexpr: delay === undefined ? "unnamed()" : call(delay).replace(/^guard/, "delay")
          })
    )
    const cancels = [...delays.keys()].map((sendid) => xml("cancel", { sendid }))
    return [xml("onentry", {}, ...sends), xml("onexit", {}, ...cancels)]
  }

  const historyDefault = (id: string): string => {
    const parent = [...states.values()].find(({ states: inner }) => inner.some((state) => state.id === id))
    const regions = (parent?.states ?? [])
      .filter(({ type }) => type !== "history")
      .map((state) => nameOf(state.id))
    return parent?.initial === undefined ? regions.join(" ") : nameOf(parent.initial)
  }

  const stateOf = (state: StateDescription): XmlElement => {
    const id = nameOf(state.id)
    const comments = [
      ...(id === state.id ? [] : [`The state is "${state.id}".`]),
      ...(state.description === undefined ? [] : [state.description]),
      ...(state.entry.length === 0 ? [] : [`On entry: ${state.entry.join(", ")}.`]),
      ...(state.exit.length === 0 ? [] : [`On exit: ${state.exit.join(", ")}.`]),
      ...(state.tags.length === 0 ? [] : [`Tags: ${state.tags.join(", ")}.`]),
      ...(state.meta === undefined ? [] : [`Meta: ${JSON.stringify(state.meta)}.`])
    ].map(comment)
    if (state.type === "history")
      return xml(
        "history",
        { id, type: state.history },
        ...comments,
        xml("transition", { target: historyDefault(state.id) })
      )
    const own = description.transitions.filter(({ source }) => source === state.id)
    if (state.type === "final") return xml("final", { id }, ...comments)
    return xml(
      state.type === "parallel" ? "parallel" : "state",
      { id, initial: state.initial === undefined ? undefined : nameOf(state.initial) },
      ...comments,
      ...timersOf(state),
      ...state.invokes.map(({ id: invoke, service }) =>
        xml("invoke", { id: eventName(invoke), src: service })
      ),
      ...own.flatMap(transitionOf),
      ...state.states.map(stateOf)
    )
  }

  const { root } = description
  return xmlText(
    xml(
      "scxml",
      {
        xmlns: "http://www.w3.org/2005/07/scxml",
        version: "1.0",
        datamodel: "ecmascript",
        name: description.id,
        initial: nameOf(root.id)
      },
      comment(
        "Guards and named delays are functions that whoever runs this provides; actions stand in comments."
      ),
      stateOf(root)
    )
  )
}
