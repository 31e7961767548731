/** Rules about names: spelling of events; guards, actions, delays and actors named in setup() and used. */
import { describeGuard, type GuardDescription, guardNames } from "../model/guard-description.ts"
import { nodeName } from "../model/state-names.ts"
import { transitionId } from "../model/transition-id.ts"
import { advice, error, errorsAt, type Remark } from "./finding.ts"
import type { MachineParts } from "./machine-parts.ts"

/** Like `PLATE_ENTERED`. */
const upperCase = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

export const namedEvents = ({ transitions }: MachineParts): ReadonlyArray<Remark> =>
  errorsAt(
    "event-name",
    transitions.filter(({ eventType }) => eventType !== "" && !eventType.startsWith("xstate.")),
    transitionId,
    ({ eventType }) => {
      if (eventType.includes("*")) return `"${eventType}" catches events that nobody thought of. List them.`
      return upperCase.test(eventType) ? undefined : `Event "${eventType}" is not named like ${upperCase}.`
    }
  )

const hasInline = (guard: GuardDescription): boolean => {
  switch (guard.kind) {
    case "inline":
      return true
    case "and":
    case "or":
      return guard.guards.some(hasInline)
    case "not":
      return hasInline(guard.guard)
    default:
      return false
  }
}

export const namedGuards = ({ guards, machine }: MachineParts): ReadonlyArray<Remark> =>
  guards.flatMap(({ at, thing }): ReadonlyArray<Remark> => {
    const guard = describeGuard(thing)
    const unknown = guardNames(guard).filter((name) => !Object.hasOwn(machine.implementations.guards, name))
    return [
      ...(hasInline(guard)
        ? [error("guard-named", at, "The guard is a closure. Name it in setup(), as a question.")]
        : []),
      ...unknown.map((name) => error("guard-named", at, `Guard "${name}" does not stand in setup().`))
    ]
  })

const builtInType = (action: unknown): string | undefined => {
  if (typeof action !== "function" || !("resolve" in action)) return undefined
  return String((action as { readonly type?: unknown }).type).replace(/^xstate\./, "")
}

export const namedActions = ({ actions, machine }: MachineParts): ReadonlyArray<Remark> =>
  actions.flatMap(({ at, thing }): ReadonlyArray<Remark> => {
    const builtIn = builtInType(thing)
    if (builtIn !== undefined) {
      const message = `The ${builtIn} stands in the middle of the flow. Name it in setup(), as a command.`
      return [advice("action-named", at, message)]
    }
    if (typeof thing === "function") {
      return [error("action-named", at, "The action is a closure. Name it in setup(), as a command.")]
    }
    const name = typeof thing === "string" ? thing : String((thing as { readonly type?: unknown }).type)
    return Object.hasOwn(machine.implementations.actions, name)
      ? []
      : [error("action-named", at, `Action "${name}" does not stand in setup().`)]
  })

export const namedDelays = ({ nodes, machine }: MachineParts): ReadonlyArray<Remark> =>
  errorsAt(
    "delay-named",
    nodes.flatMap((node) => Object.keys(node.config.after ?? {}).map((delay) => ({ node, delay }))),
    ({ node }) => nodeName(node),
    ({ delay }) => {
      if (!Number.isNaN(Number(delay))) return `${delay} ms say nothing about why. Name the delay in setup().`
      const isKnown = Object.hasOwn(machine.implementations.delays, delay)
      return isKnown ? undefined : `Delay "${delay}" does not stand in setup().`
    }
  )

export const usedNames = ({
  machine,
  nodes,
  guards,
  actions,
  functions
}: MachineParts): ReadonlyArray<Remark> => {
  const { implementations } = machine
  const texts = functions.map(({ thing }) => String(thing))
  // Composed actions and guards name others in their source or their parts.
  const isMentioned = (name: string) => texts.some((text) => new RegExp(`["'\`]${name}["'\`]`).test(text))
  const composed = Object.values(implementations.guards).flatMap((guard) => guardNames(describeGuard(guard)))
  const used = {
    guards: new Set([...guards.flatMap(({ thing }) => guardNames(describeGuard(thing))), ...composed]),
    actions: new Set(
      actions.map(({ thing }) =>
        typeof thing === "string" ? thing : String((thing as { readonly type?: unknown }).type)
      )
    ),
    delays: new Set(nodes.flatMap((node) => Object.keys(node.config.after ?? {}))),
    actors: new Set(nodes.flatMap((node) => node.invoke.map(({ src }) => String(src))))
  }
  // A raise or a spawn contains the name as data.
  const held = new Set(
    [...actions.map(({ thing }) => thing), ...Object.values(implementations.actions)].flatMap((action) =>
      typeof action === "function" ? Object.values(action).filter((value) => typeof value === "string") : []
    )
  )
  return (["guards", "actions", "delays", "actors"] as const).flatMap((group) =>
    Object.keys(implementations[group])
      .filter((name) => !used[group].has(name) && !held.has(name) && !isMentioned(name))
      .map((name) =>
        error("unused", name, `"${name}" stands among the ${group} of setup(), but nothing uses it.`)
      )
  )
}
