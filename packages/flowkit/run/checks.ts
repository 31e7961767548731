/** Compares a page with the machine: offered events, transitions taken, pending requests. */
import { type AnyFlowSpec, eventOf, formatStates, type PlanStep, type ReplayedState } from "../model/index.ts"
import { waysOf } from "../model/occurrences.ts"
import type { Walk } from "./path-settings.ts"
import { contextDifferences, contextText } from "./plain-context.ts"
import { contextOf, transitionsTaken } from "./report-transitions.ts"
import { isAnyUsable, isUsable } from "./usable.ts"

type Driver = AnyFlowSpec["events"][string]

/** An event without a check is not offered. */
const isOfferedBy = async (
  { control, isOffered }: Driver,
  screen: unknown,
  event: unknown
): Promise<boolean> => {
  if (control !== undefined && !(await isUsable(await control(screen as never, event as never)))) return false
  return isOffered === undefined ? control !== undefined : isOffered(screen as never, event as never)
}

/** An event is offered if at least one of its cases is. */
export const checkOffers = async <Screen>(
  { settings, words, screen, unchecked }: Walk<Screen>,
  replayed: ReplayedState
): Promise<void> => {
  const { flow } = settings
  const eventsOf = (type: string) => waysOf(flow.spec, type).map((each) => eventOf(flow.spec, each) as never)
  const isRefused = (type: string) => !replayed.offered.includes(type)
  const asked = Object.entries(flow.spec.events).filter(([, { anytime }]) => anytime !== true)
  // Each check is a round trip to the browser: one for all controls to be unusable, others concurrently.
  const refused = asked.flatMap(([type, { control }]) =>
    control === undefined || !isRefused(type)
      ? []
      : eventsOf(type).map((event) => control(screen as never, event))
  )
  const isAnyRefusedUsable = Promise.all(refused).then(isAnyUsable)
  const answers = asked.flatMap(([type, driver]) => {
    if (driver.control === undefined && driver.isOffered === undefined) {
      unchecked.add(type)
      return []
    }
    const inSomeCase = async () => {
      if (driver.control !== undefined && isRefused(type) && !(await isAnyRefusedUsable)) return false
      for (const event of eventsOf(type)) if (await isOfferedBy(driver, screen, event)) return true
      return false
    }
    return [inSomeCase().then((offered) => ({ type, offered }))]
  })
  for (const { type, offered } of await Promise.all(answers)) {
    if (offered !== replayed.offered.includes(type)) {
      const where = formatStates(words, replayed.state)
      throw new Error(
        offered
          ? `In ${where} the page offers ${words.event(type)}, which must not be possible there.`
          : `In ${where} the page does not offer ${words.event(type)}, which must be possible there.`
      )
    }
  }
}

export const checkProbe = async <Screen>(
  { settings, words, screen }: Walk<Screen>,
  step: PlanStep
): Promise<void> => {
  if (step.kind !== "probe") return
  const { spec } = settings.flow
  const driver = spec.events[step.type]
  if (
    driver !== undefined &&
    (await isOfferedBy(driver, screen, eventOf(spec, { ...step, kind: "event" })))
  ) {
    throw new Error(
      `In ${formatStates(words, step.to)} the page offers ${words.event(step.type)}${step.case === undefined ? "" : ` (${step.case})`}, which must not be possible there.`
    )
  }
}

const takenSince = async <Screen>(walk: Walk<Screen>): Promise<ReadonlyArray<string> | undefined> => {
  const reported = (await walk.page.evaluate(`globalThis.${transitionsTaken}?.splice(0)`)) as
    | ReadonlyArray<string>
    | undefined
  if (reported === undefined) return undefined
  walk.reports = true
  const { name } = walk.settings.flow
  const own = reported.filter((id) => id.startsWith(`${name}.`) || id.startsWith(`${name}|`))
  walk.taken.push(...own)
  return own
}

/** Waits for the planned transitions, since the state may look the same before and after. */
export const checkTaken = async <Screen>(walk: Walk<Screen>, step: PlanStep | undefined): Promise<void> => {
  const expected = step === undefined || step.kind === "probe" ? [] : step.takes
  const until = Date.now() + walk.settings.timeout
  let own: ReadonlyArray<string> = []
  for (;;) {
    const more = await takenSince(walk)
    if (more === undefined) return
    own = [...own, ...more]
    if (step === undefined) return
    if (own.length >= expected.length || Date.now() > until) break
  }
  if (own.join() !== expected.join()) {
    throw new Error(
      `The page looks right, but the flow behind it took ${own.join(", ") || "no transition"}, not ${expected.join(", ") || "none"}.`
    )
  }
}

/** Number of differing values that a report lists. */
const maxDifferences = 3

/** Compares the context of the app's actor with the planned one, unless another flow has taken over the page. */
export const checkContext = async <Screen>(
  { page, settings, words }: Walk<Screen>,
  { state, context }: ReplayedState
): Promise<void> => {
  if (settings.isTakenOver?.(state) === true) return
  const { flow, plainValue = (_, value) => value } = settings
  const live = (await page.evaluate(`globalThis.${contextOf}?.(${JSON.stringify(flow.name)})`)) as
    | string
    | undefined
  if (live === undefined) return
  const [planned, actual] = [contextText(context), live].map(
    (text) => JSON.parse(text, plainValue) as unknown
  )
  const found = contextDifferences(planned, actual)
  if (found.length === 0) return
  const listed = found
    .slice(0, maxDifferences)
    .map(({ key, planned, live }) => `${key} is ${live}, not ${planned}`)
  const more = found.length > maxDifferences ? `, and ${found.length - maxDifferences} more` : ""
  throw new Error(
    `In ${formatStates(words, state)} the context of the flow is not as planned: ${listed.join("; ")}${more}.`
  )
}

/** Waits a moment: a request that its actor has just given up is aborted asynchronously. */
export const checkRequests = async <Screen>(
  { held, page, settings, words }: Walk<Screen>,
  replayed: ReplayedState
): Promise<void> => {
  // Requests of the page belong to the flow that has taken it over.
  if (settings.isTakenOver?.(replayed.state) === true) return
  const unexpected = () =>
    held.senders().find((of) => !of.some((service) => replayed.running.includes(service)))
  const until = Date.now() + settings.timeout
  while (unexpected() !== undefined && Date.now() < until) await page.evaluate("undefined")
  const services = unexpected()?.map(words.service)
  if (services !== undefined) {
    throw new Error(
      `In ${formatStates(words, replayed.state)} the page asks a server to ${services.join(" or to ")}, which is not to be done there.`
    )
  }
}
