/**
 * Command `npm run paths:mutate`: seeds faults into the machines, lists those that the planned paths find.
 * Faults in states, services and transitions need no browser; the rest runs in Chromium, with screens.
 */
import "../../support/test-environment.ts"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { changeItem, type Plan, type PlanPath } from "@parkschein/flowkit/model"
import {
  detectingStep,
  type Fault,
  faultsIn,
  formatFault,
  transitionOfFault
} from "@parkschein/flowkit/mutate"
import type { PathResult } from "@parkschein/flowkit/run"
import { type Browser, chromium, type Page } from "@playwright/test"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { chromiumArguments, unoptimized } from "../../support/chromium-arguments.ts"
import { chosenFlows, phone, type Scene } from "../support/choice.ts"
import type { FlowRun } from "../support/flow-run.ts"
import { planNow } from "../support/plans.ts"
import startShop from "../support/start-shop.ts"
import { walkPath } from "../support/walk.ts"
import { type Judged, mutationReport, shareFound } from "./mutation-report.ts"

const report = join(projectFolder, ".cache/flows/mutation.md")
const maxPaths = 3

/** Returns why the fault cannot be visible; undefined if it may be. */
const whyEquivalent = ({ flow }: FlowRun, fault: Fault): string | undefined => {
  if (fault.kind === "accept" && flow.spec.events[fault.event ?? ""]?.anytime !== true) {
    return "No control of that page sends the event, so nobody can see that it would be taken."
  }
  const transition = transitionOfFault(flow.machine, fault)
  const given =
    transition === undefined ? undefined : { ...flow.spec.unreachable, ...flow.spec.outOfReach }[transition]
  if (given !== undefined) return given
  // A guard that is never false has no effect.
  const neverFalse = flow.spec.unreachable[`${transition}=F`]
  if (fault.kind === "unguard" && neverFalse !== undefined) return neverFalse
  const target = fault.target?.slice(flow.name.length + 2)
  const parent = target?.slice(0, Math.max(0, target.lastIndexOf(".")))
  const planned = flow.description.transitions.find(({ id }) => id === transition)?.targets
  return fault.kind === "retarget" &&
    parent !== undefined &&
    parent !== "" &&
    planned?.includes(`${flow.name}.${parent}`) === true
    ? "It leads to the state that is entered first anyway."
    : undefined
}

/** Returns paths through the fault's place: first the one planned for its actions, then the earliest. */
const allPathsBy = ({ flow }: FlowRun, { paths }: Plan, fault: Fault): ReadonlyArray<PlanPath> => {
  const transition = transitionOfFault(flow.machine, fault)
  const state = fault.state.join(".")
  const comesBy = (path: PlanPath): number =>
    path.steps.findIndex(({ takes, to }) =>
      transition === undefined ? to.startsWith(state) : takes.includes(transition)
    )
  const isMeantFor = (path: PlanPath): boolean =>
    fault.kind === "forget" && transition !== undefined && path.for.includes(changeItem(transition))
  return paths
    .map((path) => ({ path, at: comesBy(path), first: isMeantFor(path) ? 0 : 1 }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.first - right.first || left.at - right.at)
    .map(({ path }) => path)
}

const pathsBy = (run: FlowRun, plan: Plan, fault: Fault): ReadonlyArray<PlanPath> =>
  allPathsBy(run, plan, fault).slice(0, maxPaths)

/** Returns whether a path detects the fault without a browser; starts with paths through its place. */
const isFoundByReplay = (run: FlowRun, plan: Plan, fault: Fault): boolean => {
  const near = allPathsBy(run, plan, fault)
  return [...near, ...plan.paths.filter((path) => !near.includes(path))].some(
    (path) => detectingStep(run.flow, path, fault) !== undefined
  )
}

const scene: Scene = { locale: "de-DE", ...phone }

const walkWith = (
  browser: Browser,
  run: FlowRun,
  plan: Plan,
  path: PlanPath,
  fault: Fault | undefined
): Promise<PathResult> => {
  const prepare = async (page: Page) =>
    fault === undefined
      ? undefined
      : page.addInitScript((seed) => Object.assign(globalThis, { flowkitFault: seed }), fault)
  return walkPath({ browser, run, plan, scene, prepare }, path)
}

/** Whether a path passes without a fault; only then its failure is due to the fault. */
const sound = new Map<PlanPath, Promise<boolean>>()

const isSound = (browser: Browser, run: FlowRun, plan: Plan, path: PlanPath): Promise<boolean> => {
  const passes = async () =>
    (await walkWith(browser, run, plan, path, undefined)).status === "passed" ||
    (await walkWith(browser, run, plan, path, undefined)).status === "passed"
  const known = sound.get(path) ?? passes()
  sound.set(path, known)
  return known
}

const isFoundInBrowser = async (
  browser: Browser,
  run: FlowRun,
  plan: Plan,
  fault: Fault
): Promise<string | undefined> => {
  for (const path of pathsBy(run, plan, fault)) {
    const first = await walkWith(browser, run, plan, path, fault)
    if (first.status === "passed") continue
    // Repeated, since the first failure may come from load.
    const again = await walkWith(browser, run, plan, path, fault)
    if (again.status !== "passed" && (await isSound(browser, run, plan, path))) return first.message ?? ""
  }
  return undefined
}

/** Returns names under `unseen` that are no faults, or faults that were found. */
const wrongClaims = ({ unseen = {} }: FlowRun, judged: ReadonlyArray<Judged>): ReadonlyArray<string> =>
  Object.keys(unseen).filter(
    (name) => !judged.some(({ fault, verdict }) => verdict === "equivalent" && formatFault(fault) === name)
  )

/** Machine with the results so far. */
interface Trial {
  readonly run: FlowRun
  readonly plan: Plan
  readonly judged: Array<Judged>
  /** Faults that need a browser. */
  readonly open: ReadonlyArray<Fault>
}

const judgeByReplay = (run: FlowRun): Trial => {
  const plan = planNow(run.flow, "ci")
  const open: Array<Fault> = []
  const judged = faultsIn(run.flow.machine).flatMap((fault): ReadonlyArray<Judged> => {
    const why = whyEquivalent(run, fault)
    if (why !== undefined) return [{ fault, verdict: "equivalent", why }]
    if (isFoundByReplay(run, plan, fault)) return [{ fault, verdict: "found by replay" }]
    open.push(fault)
    return []
  })
  return { run, plan, judged: [...judged], open }
}

const judgeInBrowser = async (browser: Browser, { run, plan }: Trial, fault: Fault): Promise<Judged> => {
  const found = await isFoundInBrowser(browser, run, plan, fault)
  if (found !== undefined) return { fault, verdict: "found in the browser", why: found }
  const why = run.unseen?.[formatFault(fault)]
  return why === undefined ? { fault, verdict: "missed" } : { fault, verdict: "equivalent", why }
}

/** Uses two pages for the faults of all machines, so that no page waits for the last fault of a machine. */
const judgeRest = async (
  browser: Browser,
  trials: ReadonlyArray<Trial>,
  say: (line: string) => void
): Promise<void> => {
  const waiting = trials.flatMap((trial) => trial.open.map((fault) => ({ trial, fault })))
  const total = waiting.length
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const judged = await judgeInBrowser(browser, next.trial, next.fault)
      next.trial.judged.push(judged)
      say(`  ${total - waiting.length}/${total} ${judged.verdict}: ${formatFault(next.fault)}`)
    }
  }
  await Promise.all([worker(), worker()])
}

const namedFlows = (
  names: ReadonlyArray<string>,
  say: (line: string) => void
): ReadonlyArray<FlowRun> | undefined => {
  try {
    return chosenFlows(names.join(","))
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause))
    return undefined
  }
}

/**
 * Writes .cache/flows/mutation.md. Returns whether at least 97 of 100 visible faults of every machine were found, and
 * no found fault is listed under `unseen`. Reports unknown names of machines.
 */
export const mutateMachines = async (
  say: (line: string) => void,
  executablePath: string,
  names: ReadonlyArray<string>
): Promise<boolean> => {
  const runs = namedFlows(names, say)
  if (runs === undefined) return false
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, unoptimized] })
  try {
    const trials: Array<Trial> = []
    for (const run of runs) {
      const trial = judgeByReplay(run)
      trials.push(trial)
      say(
        `${run.flow.name}: ${trial.judged.length} faults judged by replay, ${trial.open.length} to be tried in Chromium`
      )
    }
    await judgeRest(browser, trials, say)
    const wrong = trials.flatMap(({ run, judged }) => wrongClaims(run, judged))
    const all = trials.map(({ run, judged }) => [run.flow.name, judged] as const)
    const text = mutationReport(all)
    if (names.length === 0) {
      mkdirSync(dirname(report), { recursive: true })
      writeFileSync(report, text)
    }
    say(text)
    for (const name of wrong)
      say(`Under "unseen" stands what is no fault, or is found: ${name}. Take it out of its flow.`)
    return wrong.length === 0 && all.every(([, judged]) => shareFound(judged) >= 0.97)
  } finally {
    await browser.close()
    await stop()
  }
}
