/** Hash of a transition: changes with the code of its guard or actions, not with its surroundings. */
import type { AnyStateMachine } from "xstate"
import { transitionsOf } from "../model/describe-machine.ts"
import {
  guardNames,
  type MachineDescription,
  type TransitionDescription,
  transitionId
} from "../model/index.ts"
import { shortHash, stableText } from "../model/stable-text.ts"
import { codeOf, givenTo, textOf } from "./code-of.ts"

type Implementations = Readonly<Record<string, unknown>>

/** Built-in actions wrap the author's function. */
const authored = (implementation: unknown): unknown =>
  typeof implementation === "function" && "assignment" in implementation
    ? implementation.assignment
    : implementation

/** Assigners by key are functions in an object. */
const codeIn = (value: unknown): string => {
  if (typeof value === "function") return codeOf(value)
  if (typeof value !== "object" || value === null) return stableText(value)
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${codeIn(part)}`)
    .join("\n")
}

/** Returns the params of guards and actions of each transition; functions by their code. */
const parametersOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    transitionsOf(machine).map((transition) => [
      transitionId(transition),
      [transition.guard, ...transition.actions]
        .map((part) =>
          typeof part === "object" && part !== null && "params" in part ? codeIn(part.params) : ""
        )
        .join("\n")
    ])
  )

/** By transition id. */
export const fingerprintsOf = (
  machine: AnyStateMachine,
  { transitions }: MachineDescription
): Readonly<Record<string, string>> => {
  const { guards, actions } = machine.implementations as {
    readonly guards: Implementations
    readonly actions: Implementations
  }
  const parameters = parametersOf(machine)
  const known = new Map<unknown, string>()
  const code = (implementation: unknown): string => {
    const found = known.get(implementation) ?? codeIn(authored(implementation))
    known.set(implementation, found)
    return found
  }
  const fingerprint = ({ id, position: _, ...transition }: TransitionDescription) =>
    shortHash(
      stableText({
        ...transition,
        parameters: parameters.get(id),
        guardCode:
          transition.guard === undefined
            ? []
            : guardNames(transition.guard).map((name) => code(guards[name])),
        actionCode: transition.actions.map((name) => code(actions[name]))
      })
    )
  return Object.fromEntries(transitions.map((transition) => [transition.id, fingerprint(transition)]))
}

/** Returns a condition as in code: its names with factory arguments or params. */
export const conditionOf = (
  machine: AnyStateMachine,
  { id, guard }: TransitionDescription
): ReadonlyArray<string> => {
  if (guard === undefined) return []
  const { guards } = machine.implementations as { readonly guards: Implementations }
  const given = parametersOf(machine).get(id)?.trim() ?? ""
  return [
    ...guardNames(guard).map((name) => {
      const implementation = guards[name]
      if (typeof implementation !== "function") return name
      const captured = givenTo(implementation)
      return `${name}: ${captured.length === 0 ? textOf(implementation) : captured.join(", ")}`
    }),
    ...(given === "" ? [] : [`given ${given}`])
  ]
}
