/** Walks one path in one page: act, wait for the state, look at it, compare what is offered and which transitions were taken. */
import type { Page } from "@playwright/test"
import {
  eventOf,
  type Flow,
  type Hand,
  outcomeOf,
  type PlanPath,
  type PlanStep,
  replay,
  type Standing,
  statesBelow,
  tellPath
} from "../model/index.ts"
import type { Answer } from "./answer.ts"
import { type HeldRequests, holdRequests, type RequestPattern } from "./held-requests.ts"
import { transitionsTaken } from "./report-transitions.ts"
import { answersOf, type Respond, type RespondFunction } from "./respond.ts"
import type { Album } from "./shots.ts"
import { type Spent, type Stopwatch, startStopwatch } from "./stopwatch.ts"

/** What a real cause has at hand: the page, what waits, and whether the page has got where the outcome leads. */
export interface Moment {
  readonly page: Page
  readonly held: HeldRequests
  readonly step: Extract<PlanStep, { readonly kind: "outcome" }>
  readonly isThere: () => Promise<boolean>
}

export interface PathSettings<Screen> {
  readonly flow: Flow
  /** What drivers and assertions act on. */
  readonly screen: (page: Page) => Screen
  /** The requests of each service; a service without is played by functions in `respond`. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** The moment at which the page's clock stands still. */
  readonly now: Date
  /** Milliseconds to wait for a state or a request. */
  readonly patience: number
  /** The element that says the machine is in this state. */
  readonly marker: (state: string) => string
  /** Milliseconds of the page's time that a view may take to show what it has; less than any timer of a flow. */
  readonly settle?: number
  readonly album?: Album
  /** `pictures`: states are looked at, but nothing is tried out; what a state does not show is told at the end. */
  readonly purpose?: "test" | "pictures"
  /** Brings outcomes about by what causes them in earnest, instead of playing their answers. */
  readonly bringAbout?: (moment: Moment) => Promise<void>
  /** Instead of the flow's own assertions, where the data are not those of the flow. */
  readonly sees?: (screen: Screen, state: string) => Promise<void>
  /** How the event of a step (numbered from 1) is acted out; by keyboard unless said otherwise. */
  readonly handOf?: (path: PlanPath, step: number) => Hand
}

export interface PathResult {
  readonly id: string
  /** Flaky: failed, and passed when it was tried once more. */
  readonly status: "passed" | "failed" | "flaky"
  readonly ms: number
  /** Where the time went. */
  readonly spent?: Spent
  /** Transitions the app said it took; null if it reports none. */
  readonly taken: ReadonlyArray<string> | null
  /** Events whose driver cannot say whether they are offered. */
  readonly unchecked: ReadonlyArray<string>
  /** Number of the step, 0 being the start. */
  readonly failedStep?: number
  readonly message?: string
  /** Requests that were waiting then. */
  readonly held?: ReadonlyArray<string>
  /** The path in sentences, the failed one marked. */
  readonly sentences?: ReadonlyArray<string>
}

interface Walk<Screen> {
  readonly settings: PathSettings<Screen>
  readonly path: PlanPath
  readonly page: Page
  readonly screen: Screen
  readonly held: HeldRequests
  readonly unchecked: Set<string>
  readonly taken: Array<string>
  readonly stopwatch: Stopwatch
  /** What is not as it should be on a walk for pictures, which goes on all the same. */
  readonly complaints: Array<string>
  reports: boolean
}

const act = async <Screen>(
  { settings, path, page, screen, held }: Walk<Screen>,
  step: PlanStep,
  index: number,
  context: unknown
): Promise<void> => {
  const { spec } = settings.flow
  switch (step.kind) {
    case "event":
      await spec.events[step.type]?.do(
        screen as never,
        eventOf(spec, step) as never,
        settings.handOf?.(path, index) ?? "keyboard"
      )
      return
    case "outcome": {
      if (settings.bringAbout !== undefined) {
        const marker = settings.marker(step.to)
        const isThere = async () => (await page.locator(marker).count()) > 0
        await settings.bringAbout({ page, held, step, isThere })
        return
      }
      const respond = outcomeOf(spec, step)["respond"] as Respond | undefined
      if (respond === undefined)
        throw new Error(`Outcome "${step.case}" of "${step.service}" has no "respond".`)
      const answers = answersOf(respond)
      if (answers === undefined) await (respond as RespondFunction)(page, held, context)
      else for (const answer of answers as ReadonlyArray<Answer>) await held.answer(step.service, answer)
      return
    }
    case "delay":
      // At one go: each timer that is due fires once, the oldest first, as after a moment without attention.
      await page.clock.fastForward(step.ms)
      return
    case "probe": {
      // Looking at what is offered is the whole step, except for what nobody can keep from happening.
      const driver = spec.events[step.type]
      if (driver?.anytime === true) {
        await driver.do(screen as never, eventOf(spec, { ...step, kind: "event" }) as never, "keyboard")
      }
      return
    }
  }
}

const casesOf = (
  { spec }: Flow,
  type: string
): ReadonlyArray<{ readonly kind: "event"; readonly type: string; readonly case?: string }> => {
  const names = Object.keys(spec.events[type]?.cases ?? {})
  return names.length === 0
    ? [{ kind: "event", type }]
    : names.map((name) => ({ kind: "event", type, case: name }))
}

/** Offered means: in at least one of its cases. */
const checkOffers = async <Screen>(
  { settings, screen, unchecked }: Walk<Screen>,
  standing: Standing
): Promise<void> => {
  const { flow } = settings
  for (const [type, { isOffered, anytime }] of Object.entries(flow.spec.events)) {
    if (anytime === true) continue
    if (isOffered === undefined) {
      unchecked.add(type)
      continue
    }
    let offered = false
    for (const occurrence of casesOf(flow, type)) {
      offered ||= await isOffered(screen as never, eventOf(flow.spec, occurrence) as never)
    }
    const expected = standing.offered.includes(type)
    if (offered !== expected) {
      throw new Error(
        offered
          ? `In "${standing.state}" the page offers ${type}, which must not be possible there.`
          : `In "${standing.state}" the page does not offer ${type}, which must be possible there.`
      )
    }
  }
}

const checkProbe = async <Screen>({ settings, screen }: Walk<Screen>, step: PlanStep): Promise<void> => {
  if (step.kind !== "probe") return
  const { spec } = settings.flow
  const isOffered = spec.events[step.type]?.isOffered
  if (await isOffered?.(screen as never, eventOf(spec, { ...step, kind: "event" }) as never)) {
    throw new Error(
      `In "${step.to}" the page offers ${step.type}${step.case === undefined ? "" : ` (${step.case})`}, which must not be possible there.`
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

/** The state may look the same before and after, so what was planned is waited for. */
const checkTaken = async <Screen>(walk: Walk<Screen>, step: PlanStep | undefined): Promise<void> => {
  const expected = step === undefined || step.kind === "probe" ? [] : step.takes
  const until = Date.now() + walk.settings.patience
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
      `The app took ${own.join(", ") || "no transition"}, not ${expected.join(", ") || "none"}.`
    )
  }
}

/** A request that its actor has just given up takes a moment to go. */
const checkRequests = async <Screen>(
  { held, page, settings }: Walk<Screen>,
  standing: Standing
): Promise<void> => {
  const unexpected = () =>
    held.senders().find((of) => !of.some((service) => standing.running.includes(service)))
  const until = Date.now() + settings.patience
  while (unexpected() !== undefined && Date.now() < until) await page.evaluate("undefined")
  const service = unexpected()?.join(" or ")
  if (service !== undefined) {
    throw new Error(`Unexpected request of "${service}", which does not run in "${standing.state}".`)
  }
}

/** What the page shows instead of the state it should be in. */
const tellWhere = async <Screen>(
  { page, settings }: Walk<Screen>,
  standing: Standing,
  before: Standing | undefined,
  step: PlanStep | undefined
): Promise<string> => {
  const { name, description } = settings.flow
  const meaning = standing.state
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
  const wanted = `"${standing.state}"${meaning === "" ? "" : ` (${meaning})`}`
  const deed = step === undefined ? "" : deedOf(step, before)
  const goal = `${deed === "" ? "The" : `${deed}, the`} page should get to ${wanted}, but it `
  if (own.length === 0) {
    return goal + (others.length === 0 ? "shows no state of any flow." : `shows ${others.join(", ")}.`)
  }
  if (own.includes(before?.state ?? "")) {
    return `${goal}still shows "${before?.state}"${step?.kind === "event" ? ": the control does nothing." : "."}`
  }
  return `${goal}shows "${own.join(", ")}".`
}

/** What was done in the step, as the beginning of a sentence. */
const deedOf = (step: PlanStep, before: Standing | undefined): string => {
  const where = before === undefined ? "" : ` in "${before.state}"`
  switch (step.kind) {
    case "event":
      return `After ${step.type}${step.case === undefined ? "" : ` (${step.case})`}${where}`
    case "outcome":
      return `After "${step.service}" has ended with "${step.case}"${where}`
    case "delay":
      return `After ${step.ms} ms${where}`
    case "probe":
      return ""
  }
}

/** Milliseconds of the page's time that go by at a time while the view settles. */
const settlingTurn = 50
/** Before the first state is there, nothing of the flow waits for time. */
const settlingAtStart = 3_000
/** What needs no time of the page is there sooner than this. */
const atOnce = 100
const atStart = 20

/** Where the view waits for a timer of its own before it shows what it has, a little time passes on the page. */
const arrive = async <Screen>(
  page: Page,
  marker: string,
  { patience }: PathSettings<Screen>,
  settle: number,
  first: number
): Promise<void> => {
  const isThere = (timeout: number) =>
    page.waitForSelector(marker, { state: "attached", timeout }).then(
      () => true,
      () => false
    )
  if (settle === 0) {
    await page.waitForSelector(marker, { state: "attached", timeout: patience })
    return
  }
  const until = Date.now() + patience
  // Fast at first; then slowly, so that what loads late is shown in the end and little time is lost to the flow.
  for (let passed = 0; Date.now() < until; passed += settlingTurn) {
    if (await isThere(passed === 0 ? first : passed < settle ? first / 4 : 6 * settlingTurn)) return
    await page.clock.runFor(settlingTurn)
  }
  throw new Error(`No element ${marker}.`)
}

const look = async <Screen>(
  walk: Walk<Screen>,
  standing: Standing,
  before: Standing | undefined,
  step: PlanStep | undefined
): Promise<void> => {
  const { settings, page, screen, stopwatch } = walk
  const marker = settings.marker(standing.state)
  try {
    const { settle = 0 } = settings
    const isStart = step === undefined && settle > 0
    await stopwatch.time("arriving", () =>
      isStart
        ? arrive(page, marker, settings, settlingAtStart, atStart)
        : arrive(page, marker, settings, settle, atOnce)
    )
  } catch {
    throw new Error(await tellWhere(walk, standing, before, step))
  }
  for (const leaf of standing.state.split(" + ")) {
    const assertion = settings.flow.spec.states[leaf]
    if (typeof assertion !== "function") continue
    try {
      await stopwatch.time("looking", async () =>
        settings.sees === undefined
          ? assertion(screen as never, standing.context as never)
          : settings.sees(screen, leaf)
      )
    } catch (cause) {
      if (settings.purpose !== "pictures") throw cause
      walk.complaints.push(cause instanceof Error ? cause.message : String(cause))
    }
  }
  if (settings.purpose === "pictures") {
    // Not to be judged, but to be waited for: a state may look as it did before.
    await stopwatch.time("reports", () => checkTaken(walk, step))
    return
  }
  await stopwatch.time("offers", async () => {
    if (step !== undefined) await checkProbe(walk, step)
    await checkOffers(walk, standing)
  })
  await stopwatch.time("reports", async () => {
    await checkTaken(walk, step)
    // Real servers are asked by other flows of the page, too, which nobody answers beforehand.
    if (settings.bringAbout === undefined) await checkRequests(walk, standing)
  })
}

/** Never throws for a fault of the app: that is a failed result. */
export const runPath = async <Screen>(
  page: Page,
  path: PlanPath,
  settings: PathSettings<Screen>
): Promise<PathResult> => {
  const begun = performance.now()
  const { standings, problem } = replay(settings.flow, path)
  if (problem !== undefined)
    throw new Error(`Path ${path.id} does not fit the machine any more. ${problem} Plan anew.`)
  const held = await holdRequests(page, settings.requests, settings.patience)
  const walk: Walk<Screen> = {
    settings,
    path,
    page,
    screen: settings.screen(page),
    held,
    unchecked: new Set(),
    taken: [],
    stopwatch: startStopwatch(),
    complaints: [],
    reports: false
  }
  const result = (status: "passed" | "failed") => ({
    id: path.id,
    status,
    ms: Math.round(performance.now() - begun),
    spent: walk.stopwatch.spent(),
    taken: walk.reports ? walk.taken : null,
    unchecked: [...walk.unchecked]
  })
  let index = 0
  try {
    page.setDefaultTimeout(settings.patience)
    page.setDefaultNavigationTimeout(30_000)
    await page.clock.install({ time: settings.now })
    await page.clock.pauseAt(new Date(settings.now.getTime() + 1_000))
    for (const standing of standings) {
      const step = index === 0 ? undefined : path.steps[index - 1]
      await walk.stopwatch.time(step === undefined ? "opening" : "acting", async () => {
        if (step === undefined) await settings.flow.spec.starts[path.start]?.open?.(walk.screen as never)
        else await act(walk, step, index, standings[index - 1]?.context)
      })
      await look(walk, standing, standings[index - 1], step)
      await walk.stopwatch.time("pictures", async () =>
        settings.album?.take(page, standing.state, path.id, index)
      )
      index += 1
    }
    return walk.complaints.length === 0
      ? result("passed")
      : { ...result("failed"), message: walk.complaints.join(" ") }
  } catch (error) {
    const sentences = tellPath(path).map((sentence, line) =>
      line === index ? `> ${sentence}` : `  ${sentence}`
    )
    const message = error instanceof Error ? error.message : String(error)
    return { ...result("failed"), failedStep: index, message, held: held.waiting(), sentences }
  }
}
