/** Runs the steps of `npm test`, two concurrently; a step whose requirement has failed is skipped. */
import { addOutcomes, failedWith, type Outcome } from "./outcome.ts"

export interface Step {
  readonly name: string
  readonly what: string
  /** Names of steps that must have passed. */
  readonly needs: readonly string[]
  readonly run: () => Promise<Outcome>
  /** Remedy after a failure. */
  readonly advice: string
}

/** Returns the named steps and their requirements; all steps if none is named. */
export const selectSteps = (steps: readonly Step[], only: readonly string[]): readonly Step[] => {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `Unknown step "${unknown.join(", ")}". Steps: ${steps.map((step) => step.name).join(", ")}.`
    )
  }
  if (only.length === 0) return steps
  const wanted = new Set<string>()
  const want = (name: string): void => {
    wanted.add(name)
    for (const needed of steps.find((step) => step.name === name)?.needs ?? []) want(needed)
  }
  for (const name of only) want(name)
  return steps.filter((step) => wanted.has(step.name))
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Steps in Node and in a browser wait for different things: together they use both cores. */
const maxAtOnce = 2

/** Returns the sum of all steps that ran. */
export const runSteps = async (steps: readonly Step[], say: (line: string) => void): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  const failedSteps = new Set<string>()
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name)
  const titleOf = (step: Step) => `[${steps.indexOf(step) + 1}/${steps.length}] ${step.what}`

  const run = async (step: Step): Promise<void> => {
    const title = titleOf(step)
    say(`${title} ...`)
    const started = performance.now()
    const outcome = await step.run().catch((cause: unknown) => failedWith(messageOf(cause)))
    outcomes.push(outcome)
    if (outcome.failed === 0) {
      say(`${title}: ${outcome.passed} passed (${seconds(started)})`)
    } else {
      failedSteps.add(step.name)
      if (outcome.details !== undefined) say(outcome.details)
      say(`${title}: FAILED, ${outcome.passed} passed, ${outcome.failed} failed (${seconds(started)})`)
      say(`    ${step.advice}`)
    }
    running.delete(step.name)
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.find(({ needs }) => !needs.some(isOpen))
    if (next === undefined || running.size === maxAtOnce) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const missing = next.needs.filter((name) => failedSteps.has(name))
    if (missing.length === 0) {
      running.set(next.name, run(next))
    } else {
      // Not counted: its requirement has been counted as failed.
      failedSteps.add(next.name)
      say(`${titleOf(next)}: not run, since it needs: ${missing.join(", ")}`)
    }
  }
  return addOutcomes(outcomes)
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
