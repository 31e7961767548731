/** Compares a machine with the agreed plan: arrows that lead elsewhere, are new or gone. */
import type { Flow } from "./flow.ts"
import { formatCause, withCase } from "./format-path.ts"
import type { Plan, PlanStep } from "./plan-format.ts"
import { replay } from "./replay.ts"
import { withoutPosition } from "./transition-id.ts"
import { formatStates, type Vocabulary } from "./vocabulary.ts"

/** Step of an agreed path that the machine does otherwise now. */
export interface MovedStep {
  readonly step: PlanStep
  readonly path: string
  /** The step before, which may be the cause. */
  readonly previous: PlanStep | undefined
  /** State before the step. */
  readonly from: string
  /** State after it now; undefined where the step is not possible any more. */
  readonly now: string | undefined
  readonly takes: ReadonlyArray<string>
}

export interface BehaviourChanges {
  readonly moved: ReadonlyArray<MovedStep>
  /** Ids of transitions; those of an event with a new alternative all count as added. */
  readonly added: ReadonlyArray<string>
  /** Ids without position. */
  readonly gone: ReadonlyArray<string>
}

const countsOf = (ids: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of new Set(ids)) counts.set(withoutPosition(id), (counts.get(withoutPosition(id)) ?? 0) + 1)
  return counts
}

/** Returns the ids of all transitions that the plan knows: taken by its paths, or not reached. */
const transitionsIn = ({ paths, items }: Plan): ReadonlyArray<string> => [
  ...paths.flatMap((path) => [
    ...path.for.filter((item) => !/^(state|refused|changes):|=[TF]$| > /.test(item)),
    ...path.steps.flatMap(({ takes }) => takes)
  ]),
  ...items.unreached.map(({ item }) => item).filter((item) => !/^state:|=[TF]$/.test(item))
]

/**
 * Returns how the machine differs from the plan. The version says nothing of it: it knows guards and actions by
 * name, not what they do. What the spec lacks does not count.
 */
export const behaviourChanges = (flow: Flow, lock: Plan): BehaviourChanges => {
  const moved = new Map<string, MovedStep>()
  for (const path of lock.paths) {
    const { difference, replayedStates } = replay(flow, path)
    const step = path.steps[difference?.step ?? -1]
    if (difference === undefined || difference.isOfSpec || step === undefined) continue
    const from = replayedStates[difference.step]?.state ?? ""
    const { state: now, takes = [] } = difference.now ?? {}
    const { kind, to } = step
    const cause =
      kind === "delay"
        ? ""
        : kind === "outcome"
          ? `${step.service} ${step.case}`
          : `${step.type} ${step.case}`
    const key = JSON.stringify([kind, cause, from, to, now, takes])
    if (!moved.has(key))
      moved.set(key, { step, previous: path.steps[difference.step - 1], path: path.id, from, now, takes })
  }
  const ids = flow.description.transitions.map(({ id }) => id)
  const [before, after] = [countsOf(transitionsIn(lock)), countsOf(ids)]
  return {
    moved: [...moved.values()],
    added: ids.filter((id) => {
      const base = withoutPosition(id)
      return (after.get(base) ?? 0) > (before.get(base) ?? 0)
    }),
    gone: [...before.keys()].filter((id) => !after.has(id))
  }
}

const formatMoved = (
  { step, previous, path, from, now, takes }: MovedStep,
  words: Vocabulary,
  rule: (id: string) => string
): string => {
  if (step.kind === "probe") {
    const event = withCase(words.event(step.type), step.case)
    return `~ In ${formatStates(words, from)}, ${event} was not possible; now it is: ${takes.map(rule).join(" ")}`
  }
  const then = `${formatCause(step, from, words)}, ${formatStates(words, step.to)} followed`
  if (now === undefined) {
    const rules = step.takes.map(rule).filter((sentence) => !step.takes.includes(sentence))
    const cause = previous === undefined ? "" : formatCause(previous, undefined, words)
    return [
      `~ ${then}; now this cannot happen there.`,
      ...(rules.length === 0 ? [] : [`The rule: ${rules.join(" ")}`]),
      ...(cause === "" ? [] : [`It was so in ${path}, just after this: ${cause}.`])
    ].join(" ")
  }
  if (now === step.to)
    return `~ ${then}, and does so now by ${takes.join(", ") || "nothing"} instead of ${step.takes.join(", ") || "nothing"}.`
  return `~ ${then}; now ${formatStates(words, now)} ${now === from ? "stays" : "follows"}.`
}

/** Returns a line for each change: `~` led elsewhere, `+` new, `-` gone. `rule` gives the sentence of a transition. */
export const formatChanges = (
  { moved, added, gone }: BehaviourChanges,
  words: Vocabulary,
  rule: (id: string) => string
): ReadonlyArray<string> => [
  ...moved.map((one) => formatMoved(one, words, rule)),
  ...added.map((id) => `+ ${rule(id)} (${id})`),
  ...gone.map((id) => `- ${id}`)
]
