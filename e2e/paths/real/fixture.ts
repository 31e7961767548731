/** Flow against the real servers: the real cause of each outcome, or the reason why there is none. */

import { explore, type Flow, type Plan, type PlanStep, plan, shortestPath } from "@parkschein/flowkit/model"
import type { Moment } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import type { FlowRun } from "../support/flow-run.ts"
import type { RealDriver } from "./driver.ts"

/** Fixtures of a path against the real servers. */
export interface Fixtures {
  readonly page: Page
  /** Driver of the page's session. */
  readonly driver: RealDriver
  /** Another driver, with a session of their own. */
  readonly other: RealDriver
  /** Registers a cleanup, run before the next outcome or at the end. */
  readonly undo: (work: () => Promise<void>) => void
}

/** Creates the cause of the outcome, and releases the service's requests. */
export type Cause = (fixtures: Fixtures, moment: Moment) => Promise<void>

export interface RealFlow {
  readonly run: FlowRun
  /** Prepares the data of a start and opens its address, by start. */
  readonly starts: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>>
  /** Events that need another action than with simulated servers, by type. */
  readonly events?: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>>
  /** Cause by service and case, or a sentence with the reason why there is none. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Cause | string>>>>
  /** Impossible transitions whose outcomes each have a cause, with the reason. */
  readonly never?: Readonly<Record<string, string>>
}

type Reason = (service: string, outcome: string) => string | undefined

/** Returns the cases of the flow without a cause or reason, and unknown cases. */
export const gapsIn = ({ run: { flow }, outcomes, starts, events = {} }: RealFlow): ReadonlyArray<string> => {
  const inFlow = Object.entries(flow.spec.services).flatMap(([service, cases]) =>
    Object.keys(cases).map((name) => `${service}: ${name}`)
  )
  const inWorld = Object.entries(outcomes).flatMap(([service, cases]) =>
    Object.keys(cases).map((name) => `${service}: ${name}`)
  )
  return [
    ...inFlow
      .filter((name) => !inWorld.includes(name))
      .map((name) => `"${name}" has neither a cause nor a reason.`),
    ...inWorld.filter((name) => !inFlow.includes(name)).map((name) => `The flow has no outcome "${name}".`),
    ...Object.keys(flow.spec.starts)
      .filter((name) => !(name in starts))
      .map((name) => `The start "${name}" is not there in the real world.`),
    ...Object.keys(events)
      .filter((name) => !(name in flow.spec.events))
      .map((name) => `The flow has no event "${name}".`)
  ]
}

/** Returns the flow with only those outcomes that have a cause. */
const causable = ({ run: { flow }, outcomes, never = {} }: RealFlow): Flow => ({
  ...flow,
  spec: {
    ...flow.spec,
    outOfReach: { ...flow.spec.outOfReach, ...never },
    services: Object.fromEntries(
      Object.entries(flow.spec.services).map(([service, cases]) => [
        service,
        Object.fromEntries(
          Object.entries(cases).filter(([name]) => typeof outcomes[service]?.[name] === "function")
        )
      ])
    )
  }
})

export interface RealPlan {
  readonly plan: Plan
  readonly flow: Flow
  /** Transitions without a real cause, with the reason. */
  readonly left: ReadonlyArray<{ readonly transition: string; readonly reason: string }>
}

const outcomesOn = (steps: ReadonlyArray<PlanStep>) =>
  steps.flatMap((step) => (step.kind === "outcome" ? [step] : []))

/** Removes paths that are the beginning of another. */
const withoutBeginnings = (whole: Plan): Plan => {
  const textOf = ({ start, steps }: Plan["paths"][number]) =>
    [start, ...steps.map((step) => JSON.stringify(step))].join("\n")
  const texts = whole.paths.map(textOf)
  return {
    ...whole,
    paths: whole.paths.filter(
      (_, index) => !texts.some((text, other) => other !== index && text.startsWith(`${texts[index]}\n`))
    )
  }
}

/** Plans a short path for each transition with real causes: the effects of a long one would not be undone. */
export const planReal = (real: RealFlow): RealPlan => {
  const { flow: whole } = real.run
  const reasonOf: Reason = (service, outcome) => {
    const given = real.outcomes[service]?.[outcome]
    return typeof given === "string" ? given : undefined
  }
  const flow = causable(real)
  const reached = explore(flow).reached
  const everything = explore(whole)
  const left = whole.description.transitions
    .filter(({ id }) => everything.reached.has(id) && !reached.has(id))
    .map(({ id }) => {
      const path = shortestPath(everything, id, "way")
      const reasons = outcomesOn(path?.steps ?? []).flatMap(({ service, case: outcome }) => {
        const reason = reasonOf(service, outcome)
        return reason === undefined ? [] : [`${service} “${outcome}”: ${reason}`]
      })
      return { transition: id, reason: real.never?.[id] ?? [...new Set(reasons)].join(" ") }
    })
  return { flow, plan: withoutBeginnings(plan(flow, { profile: "story" })), left }
}
