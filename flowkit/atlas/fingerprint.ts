/** What a transition does, as a hash: it changes with its guard's or actions' code, not with what stands beside it. */
import type { AnyStateMachine } from "xstate"
import { guardNames, type MachineDescription, type TransitionDescription } from "../model/index.ts"
import { shortHash, stableText } from "../model/stable-text.ts"

/** Built-in actions are functions around the author's own. */
const codeOf = (implementation: unknown): string => {
  if (typeof implementation !== "function") return stableText(implementation)
  const { assignment } = implementation as { readonly assignment?: unknown }
  if (assignment === undefined) return String(implementation)
  return typeof assignment === "function" ? String(assignment) : stableText(assignment)
}

const codeOfAll = (names: ReadonlyArray<string>, implementations: unknown): ReadonlyArray<string> =>
  names.map((name) => codeOf((implementations as Readonly<Record<string, unknown>>)[name]))

/** By transition id. A guard made by a function of its own (`failedWith("Gone")`) shows that function's code alone. */
export const fingerprintsOf = (
  machine: AnyStateMachine,
  { transitions }: MachineDescription
): Readonly<Record<string, string>> => {
  const { guards, actions } = machine.implementations
  const fingerprint = ({ id: _, position: __, ...transition }: TransitionDescription) =>
    shortHash(
      stableText({
        ...transition,
        guardCode: transition.guard === undefined ? [] : codeOfAll(guardNames(transition.guard), guards),
        actionCode: codeOfAll(transition.actions, actions)
      })
    )
  return Object.fromEntries(transitions.map((transition) => [transition.id, fingerprint(transition)]))
}
