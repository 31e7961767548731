/** Checks machines against the rules for running, planning, drawing and understanding them. */
import type { AnyStateMachine } from "xstate"
import { error, type Finding, type Remark, type Rule, styleRules } from "./finding.ts"
import { handledOutcomes, invokeIds, namedActors } from "./invoke-rules.ts"
import { machineParts } from "./machine-parts.ts"
import { namedActions, namedDelays, namedEvents, namedGuards, usedNames } from "./name-rules.ts"
import {
  describedStates,
  namedStates,
  reachableStates,
  sizeOfParallelStates,
  waysOnFromStates
} from "./state-rules.ts"
import { pureFunctions, takeableTransitions } from "./transition-rules.ts"

export { type Finding, findingText, type Rule, rules, styleRules } from "./finding.ts"

/** Accepted finding. */
export interface Acceptance {
  readonly rule: Rule
  /** Place, as in the finding. */
  readonly at: string
  readonly because: string
}

export interface LintOptions {
  /** Whether to check the style, too: names, descriptions, contents of setup(). Default: only faults. */
  readonly style?: boolean
  readonly accept?: ReadonlyArray<Acceptance>
}

/**
 * Returns all findings on one machine, by rule and in document order. Functions are checked by their own
 * source, without the helpers that they call.
 */
export const lintMachine = (machine: AnyStateMachine, options: LintOptions = {}): ReadonlyArray<Finding> => {
  const { style = false, accept = [] } = options
  const isLookedAt = (rule: Rule) => style || !styleRules.has(rule)
  const parts = machineParts(machine)
  const remarks: ReadonlyArray<Remark> = [
    ...namedStates(parts),
    ...describedStates(parts),
    ...reachableStates(parts),
    ...waysOnFromStates(parts),
    ...namedEvents(parts),
    ...namedGuards(parts),
    ...namedActions(parts),
    ...namedDelays(parts),
    ...namedActors(parts),
    ...invokeIds(parts),
    ...handledOutcomes(parts),
    ...takeableTransitions(parts),
    ...pureFunctions(parts),
    ...usedNames(parts),
    ...sizeOfParallelStates(parts)
  ]
  const isAccepted = ({ rule, at }: Remark) => accept.some((given) => given.rule === rule && given.at === at)
  const idle = accept
    .filter(
      ({ rule, at }) =>
        isLookedAt(rule) && !remarks.some((remark) => remark.rule === rule && remark.at === at)
    )
    .map(({ rule, at }) =>
      error("accepted", at, `"${rule}" is accepted here, but there is nothing to accept.`)
    )
  return [...remarks.filter((remark) => !isAccepted(remark) && isLookedAt(remark.rule)), ...idle].map(
    (remark) => ({ machine: machine.id, ...remark })
  )
}
