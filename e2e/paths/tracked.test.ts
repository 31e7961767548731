/**
 * Snapshot tests of tracked events, by transition of every flow: replays its plan with the machine alone,
 * under the product's own observer. `npm run update` updates snapshots/tracked.txt.
 */
import { join } from "node:path"
import { type Flow, formatStep, type PlanStep, replay } from "@parkschein/flowkit/model"
import { expect, it } from "vitest"
import type { AnyActorRef } from "xstate"
import { makeTracking, type TrackedRecord } from "../../src/services/tracking.ts"
import { makeObserver } from "../../src/tracking/observer.ts"
import { makeProductRules } from "../../src/tracking/rules/index.ts"
import { flows } from "./flows.ts"
import { lockedPlan } from "./support/plans.ts"

const rules = makeProductRules({ isFromLogin: () => true, referrer: () => "https://rosenau.example/parken" })

/** Omits the stack of a fault, since it changes with every line above it. */
const lineOf = ({ event, level, properties: { places, ...properties }, plates }: TrackedRecord): string =>
  [
    `  ${event}${level === "info" ? "" : ` (${level})`} ${JSON.stringify(properties)}`,
    ...(places === undefined ? [] : ["with its place in the sources"]),
    ...(plates.length === 0 ? [] : [`about ${plates.length} plates`])
  ].join(", ")

/** Returns each transition with tracked events, once. */
const trackedOf = (flow: Flow): ReadonlyArray<string> => {
  const seen = new Map<string, string>()
  for (const path of lockedPlan(flow)?.paths ?? []) {
    let records: Array<TrackedRecord> = []
    let before = "the start"
    let steps: ReadonlyArray<PlanStep | undefined> = [undefined, ...path.steps]
    const tracking = makeTracking({
      sink: (record) => records.push(record),
      isAllowed: () => true,
      user: () => null,
      version: "0"
    })
    const newObserver = () => makeObserver(tracking, rules)
    const observer = newObserver()
    let flowActor: AnyActorRef | undefined
    replay(flow, path, {
      onStart: (actor) => {
        flowActor = actor
        observer.observe(actor, true)
        actor.system.inspect(observer.look)
      },
      onState: ({ state }) => {
        const [step, ...rest] = steps
        steps = rest
        const way =
          step === undefined ? `“${path.start}” leads to "${state}":` : `${before}, ${formatStep(step)}`
        if (records.length > 0) seen.set(way, records.map(lineOf).join("\n"))
        records = []
        // Late consent, or a page shown again, starts an observer in the current state.
        if (flowActor !== undefined) newObserver().observe(flowActor, true)
        if (records.length > 0) seen.set(`${state}, met there:`, records.map(lineOf).join("\n"))
        records = []
        before = state
      }
    })
  }
  return [...seen]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([way, tracked]) => `${way}\n${tracked}`)
}

it("what is tracked of every flow is as it was last agreed on", async () => {
  const parts = flows
    .filter(({ flow }) => rules.has(flow.name))
    .map(({ flow }) => `== ${flow.name}\n${trackedOf(flow).join("\n")}`)
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "snapshots/tracked.txt")
  )
}, 60_000)
