/** States that no real server can cause, by machine, with the reason: a precaution, never a mistake. */
import { explore, type Flow, shortestPath } from "@parkschein/flowkit/model"
import { flows } from "../flows.ts"
import type { FlowRun } from "../support/flow-run.ts"
import { neverClosing, neverGuarded, neverNonsense, neverOurFault } from "./causes.ts"
import { realFlows } from "./flows.ts"

export interface UnrealState {
  readonly machine: string
  readonly state: string
  /** Empty without a reason. */
  readonly reason: string
}

/** Cases with the same name in all machines; flows against real servers have their own reasons. */
const never: Readonly<Record<string, string>> = {
  "an answer that makes no sense": neverNonsense,
  "a fault of our own": neverOurFault,
  "a closed shop": neverClosing,
  "not allowed": neverGuarded,
  "asked too often": neverGuarded
}

/** Returns why the real servers never cause this outcome; undefined if they do. */
const reasonIn = (run: FlowRun): ((service: string, outcome: string) => string | undefined) => {
  const real = realFlows.find((each) => each.run === run)
  if (real === undefined) return (_, outcome) => never[outcome]
  return (service, outcome) => {
    const cause = real.outcomes[service]?.[outcome]
    return typeof cause === "string" ? cause : undefined
  }
}

const isState = (item: string): boolean => item.startsWith("state:")

/** Returns none if real servers, a driver or time cause every state of the machine. */
export const unrealStatesOf = (run: FlowRun): ReadonlyArray<UnrealState> => {
  const { flow } = run
  const reasonOf = reasonIn(run)
  const services = Object.fromEntries(
    Object.entries(flow.spec.services).map(([service, cases]) => [
      service,
      Object.fromEntries(Object.entries(cases).filter(([name]) => reasonOf(service, name) === undefined))
    ])
  )
  const possible: Flow = { ...flow, spec: { ...flow.spec, services } }
  const everything = explore(flow)
  const { reached } = explore(possible)
  return [...everything.reached]
    .filter((item) => isState(item) && !reached.has(item))
    .map((item) => {
      const steps = shortestPath(everything, item, "way")?.steps ?? []
      const reasons = steps.flatMap((step) =>
        step.kind === "outcome" ? (reasonOf(step.service, step.case) ?? []) : []
      )
      return {
        machine: flow.name,
        state: item.slice(`state:${flow.name}.`.length),
        reason: [...new Set(reasons)].join(" ")
      }
    })
}

export const unrealStates = (): ReadonlyArray<UnrealState> => flows.flatMap(unrealStatesOf)
