/** Describes the actual state of a page that is not in the expected one. */
import { formatCause, formatStates, type PlanStep, type ReplayedState, statesBelow } from "../model/index.ts"
import type { Walk } from "./path-settings.ts"

/** Returns sentences on what the page shows instead of the expected state, and on calls that nobody knows. */
export const describeMismatch = async <Screen>(
  walk: Walk<Screen>,
  ...at: readonly [replayed: ReplayedState, before: ReplayedState | undefined, step: PlanStep | undefined]
): Promise<string> => `${await describeShown(walk, ...at)}${walk.held.describeUnknownRequests()}`

const describeShown = async <Screen>(
  { page, settings, words }: Walk<Screen>,
  replayed: ReplayedState,
  before: ReplayedState | undefined,
  step: PlanStep | undefined
): Promise<string> => {
  const { name, description } = settings.flow
  const meaning = replayed.state
    .split(" + ")
    .map((leaf) => statesBelow(description.root).find((state) => state.name === leaf)?.description)
    .filter((text) => text !== undefined)
    .join(" ")
  const shown = await page
    .evaluate(
      `[...document.querySelectorAll("[data-machine]")].map((root) => root.dataset.machine + " " + root.dataset.state)`
    )
    .catch(() => [])
  const own = (shown as ReadonlyArray<string>)
    .filter((text) => text.startsWith(`${name} `))
    .map((text) => text.slice(name.length + 1))
  const others = (shown as ReadonlyArray<string>).map((text) => `"${text.replace(" ", ": ")}"`)
  const wanted = `${formatStates(words, replayed.state)}${meaning === "" ? "" : ` (${meaning})`}`
  const cause = step === undefined ? "" : formatCause(step, before?.state, words)
  const isControl = step?.kind === "event" && settings.flow.spec.events[step.type]?.anytime !== true
  const goal = `${cause === "" ? "The" : `${cause}, the`} page should show ${wanted}, but it `
  if (own.length === 0) {
    return goal + (others.length === 0 ? "shows nothing of any flow." : `shows ${others.join(", ")}.`)
  }
  if (own.includes(replayed.state)) return `${goal}did so only after ${settings.timeout / 1000} s.`
  if (own.includes(before?.state ?? "")) {
    return `${goal}still shows ${formatStates(words, before?.state ?? "")}${isControl ? ": the control does nothing." : "."}`
  }
  return `${goal}shows ${own.map((state) => formatStates(words, state)).join(", ")}.`
}
