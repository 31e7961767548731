/** A flow in the real world: which outcomes real causes bring about, and why the others cannot be. */

import { explore, type Flow, type Plan, type PlanStep, plan, shortestPath } from "@parkschein/flowkit/model"
import type { Moment } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import type { FlowRun } from "../support/flow-run.ts"
import type { RealDriver } from "./driver.ts"

/** What a path in the real world has at hand. */
export interface Fixtures {
  readonly page: Page
  /** Whose session the page has. */
  readonly driver: RealDriver
  /** Somebody else with a session of their own. */
  readonly other: RealDriver
  /** Undoes what was done for an outcome before the next one, or at the end. */
  readonly undo: (work: () => Promise<void>) => void
}

/** Lets the service's requests go, after having done what leads to the outcome. */
export type Cause = (fixtures: Fixtures, moment: Moment) => Promise<void>

export interface RealFlow {
  readonly run: FlowRun
  /** By start: what is there before, and how its address is opened. */
  readonly starts: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>>
  /** Events that are acted out otherwise than where the servers are played, by type. */
  readonly events?: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>>
  /** By service and case: the cause, or in a sentence why there is none. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Cause | string>>>>
  /** Transitions that the real world keeps from happening though each of their outcomes has a cause, and why. */
  readonly never?: Readonly<Record<string, string>>
}

type Reason = (service: string, outcome: string) => string | undefined

/** Cases that the flow has and nobody has spoken about, and the other way round. */
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

/** The flow with those outcomes alone that have a cause. */
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
  /** Transitions that real causes do not lead to, with the reason. */
  readonly left: ReadonlyArray<{ readonly transition: string; readonly reason: string }>
}

const outcomesOn = (steps: ReadonlyArray<PlanStep>) =>
  steps.flatMap((step) => (step.kind === "outcome" ? [step] : []))

/** A path that is the beginning of another shows nothing of its own. */
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

/** One short path for each transition that real causes lead to: what happened on a long one would not be undone. */
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
