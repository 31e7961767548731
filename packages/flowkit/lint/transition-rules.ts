/** Rules about transitions and functions: all can be taken; no dependency on clock, chance or browser. */
import type { AnyTransitionDefinition } from "xstate"
import { describeGuard, guardText } from "../model/guard-description.ts"
import { stableText } from "../model/stable-text.ts"
import { alternativesOf, isEventless, transitionId } from "../model/transition-id.ts"
import { error, errorsAt, type Remark } from "./finding.ts"
import type { MachineParts } from "./machine-parts.ts"

const hasFixedParams = (guard: unknown): boolean =>
  !(typeof guard === "object" && guard !== null && "params" in guard && typeof guard.params === "function")

/** Guards are equal if they have the same text; computed params and closures may differ. */
const isSameGuard = (left: unknown, right: unknown): boolean =>
  left === right ||
  (hasFixedParams(left) &&
    hasFixedParams(right) &&
    describeGuard(left).kind !== "inline" &&
    stableText(describeGuard(left)) === stableText(describeGuard(right)))

const deadBecause = (transition: AnyTransitionDefinition): string | undefined => {
  const alternatives = alternativesOf(transition)
  const earlier = alternatives.slice(0, alternatives.indexOf(transition))
  const open = earlier.find(({ guard }) => guard === undefined)
  if (open !== undefined)
    return `${transitionId(open)} stands before it and has no guard, so this one is never taken.`
  const twin = earlier.find(({ guard }) => isSameGuard(guard, transition.guard))
  if (twin !== undefined) {
    return `${transitionId(twin)} asks the same guard, ${guardText(describeGuard(twin.guard))}, so this one is never taken.`
  }
  const goesNowhere = transition.target === undefined && transition.actions.length === 0
  if (isEventless(transition) && goesNowhere) return "It leads nowhere and does nothing."
  if (isEventless(transition) && transition.target === undefined && transition.guard === undefined) {
    return "It is taken for ever, since nothing stops it. Give it a target or a guard."
  }
  return undefined
}

export const takeableTransitions = ({ transitions }: MachineParts): ReadonlyArray<Remark> =>
  errorsAt("transition-dead", transitions, transitionId, deadBecause)

const impure = [
  [/\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bTemporal\.Now\b/, "reads the clock"],
  [/\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/, "is left to chance"],
  [/(?<![.\w$])(?:localStorage|sessionStorage|document|window|navigator)\./, "reads the browser"],
  [/\bfetch\(|\bsetTimeout\(|\bsetInterval\(/, "starts something of its own"]
] as const

export const pureFunctions = ({ functions }: MachineParts): ReadonlyArray<Remark> =>
  functions.flatMap(({ at, thing }) =>
    impure
      .filter(([pattern]) => pattern.test(String(thing)))
      .map(([, what]) =>
        error("pure", at, `A function here ${what}. Bring the value in by an event, the input or an actor.`)
      )
  )
