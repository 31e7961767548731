/**
 * `npm run paths:mutate`: seeds faults into the machines and says which of them the planned paths find. What shows in states,
 * services and transitions is found without a browser; the rest is tried in Chromium, where screens tell, too.
 */
import "../../support/test-environment.ts"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type TestInfo } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import type { Plan, PlanPath } from "../../../flowkit/model/index.ts"
import {
  type Fault,
  faultsIn,
  stepThatTells,
  tellFault,
  transitionOfFault
} from "../../../flowkit/mutate/index.ts"
import { handsFor, type PathResult, runPath } from "../../../flowkit/run/index.ts"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { chromiumArguments } from "../../support/chromium-arguments.ts"
import { flows } from "../flows.ts"
import { type FlowRun, markerOf } from "../support/flow-run.ts"
import { withPathPage } from "../support/path-page.ts"
import { planNow } from "../support/plans.ts"
import { makeScreen } from "../support/screen.ts"
import { now } from "../support/session.ts"
import startShop from "../support/start-shop.ts"

type Verdict = "found by replay" | "found in the browser" | "equivalent" | "missed"

interface Judged {
  readonly fault: Fault
  readonly verdict: Verdict
  readonly why?: string
}

const report = join(projectFolder, "docs/mutation.md")
const mostPaths = 3
/** Milliseconds; more than the first page takes on a busy machine. */
const patience = 5_000

/** Why nobody could ever see the fault; undefined if somebody might. */
export const whyEquivalent = ({ flow }: FlowRun, fault: Fault): string | undefined => {
  if (fault.kind === "accept" && flow.spec.events[fault.event ?? ""]?.anytime !== true) {
    return "No control of that page sends the event, so nobody can see that it would be taken."
  }
  const transition = transitionOfFault(flow.machine, fault)
  const given =
    transition === undefined ? undefined : { ...flow.spec.unreachable, ...flow.spec.outOfReach }[transition]
  if (given !== undefined) return given
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

/** Paths that come by the place of the fault, those that do so early first. */
const allPathsBy = ({ flow }: FlowRun, { paths }: Plan, fault: Fault): ReadonlyArray<PlanPath> => {
  const transition = transitionOfFault(flow.machine, fault)
  const state = fault.state.join(".")
  const comesBy = (path: PlanPath): number =>
    path.steps.findIndex(({ takes, to }) =>
      transition === undefined ? to.startsWith(state) : takes.includes(transition)
    )
  return paths
    .map((path) => ({ path, at: comesBy(path) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at)
    .map(({ path }) => path)
}

const pathsBy = (run: FlowRun, plan: Plan, fault: Fault): ReadonlyArray<PlanPath> =>
  allPathsBy(run, plan, fault).slice(0, mostPaths)

/** Whether the paths tell without a browser; those by its place do so most likely. */
export const isFoundByReplay = (run: FlowRun, plan: Plan, fault: Fault): boolean => {
  const near = allPathsBy(run, plan, fault)
  return [...near, ...plan.paths.filter((path) => !near.includes(path))].some(
    (path) => stepThatTells(run.flow, path, fault) !== undefined
  )
}

const walkWith = (
  browser: Browser,
  run: FlowRun,
  plan: Plan,
  path: PlanPath,
  fault: Fault | undefined
): Promise<PathResult> => {
  const { flow, requests, background = [] } = run
  return withPathPage(
    {
      browser,
      background,
      traced: false,
      info: {} as TestInfo,
      context: {
        baseURL: origins.app,
        locale: "de-DE",
        viewport: { width: 360, height: 740 },
        timezoneId: "Europe/Berlin"
      }
    },
    async (page) => {
      if (fault !== undefined)
        await page.addInitScript((seed) => Object.assign(globalThis, { flowkitFault: seed }), fault)
      return runPath(page, path, {
        flow,
        requests,
        now,
        patience: run.patience ?? patience,
        settle: 400,
        screen: (opened) => makeScreen(opened, "de-DE"),
        marker: markerOf(run),
        handOf: handsFor(plan)
      })
    }
  )
}

/** Paths that pass without a fault, so that one that fails with it has found it. */
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
    // Twice, or it may have been the machine's load.
    const again = await walkWith(browser, run, plan, path, fault)
    if (again.status !== "passed" && (await isSound(browser, run, plan, path))) return first.message ?? ""
  }
  return undefined
}

const judge = async (
  browser: Browser,
  run: FlowRun,
  say: (line: string) => void
): Promise<ReadonlyArray<Judged>> => {
  const plan = planNow(run.flow, "ci")
  const open: Array<Fault> = []
  const judged: Array<Judged> = faultsIn(run.flow.machine).flatMap((fault): ReadonlyArray<Judged> => {
    const why = whyEquivalent(run, fault)
    if (why !== undefined) return [{ fault, verdict: "equivalent", why }]
    if (isFoundByReplay(run, plan, fault)) return [{ fault, verdict: "found by replay" }]
    open.push(fault)
    return []
  })
  say(`${run.flow.name}: ${judged.length} faults judged by replay, ${open.length} to be tried in Chromium`)
  const worker = async (): Promise<void> => {
    for (let fault = open.shift(); fault !== undefined; fault = open.shift()) {
      const found = await isFoundInBrowser(browser, run, plan, fault)
      const verdict: Judged =
        found !== undefined
          ? { fault, verdict: "found in the browser", why: found }
          : { fault, verdict: "missed" }
      judged.push(verdict)
      say(`  ${verdict.verdict}: ${tellFault(fault)}`)
    }
  }
  await Promise.all([worker(), worker()])
  return judged
}

const count = (judged: ReadonlyArray<Judged>, verdict: Verdict): number =>
  judged.filter((one) => one.verdict === verdict).length

const shareFound = (judged: ReadonlyArray<Judged>): number => {
  const relevant = judged.length - count(judged, "equivalent")
  return relevant === 0 ? 1 : (relevant - count(judged, "missed")) / relevant
}

const rowOf = (name: string, judged: ReadonlyArray<Judged>): string =>
  `| ${[
    name,
    judged.length,
    count(judged, "equivalent"),
    count(judged, "found by replay"),
    count(judged, "found in the browser"),
    count(judged, "missed"),
    `${(shareFound(judged) * 100).toFixed(1)} %`
  ].join(" | ")} |`

const documentOf = (all: ReadonlyArray<readonly [string, ReadonlyArray<Judged>]>): string => {
  const everything = all.flatMap(([, judged]) => judged)
  const list = (verdict: Verdict) =>
    everything
      .filter((one) => one.verdict === verdict)
      .map(({ fault, why }) => `- \`${tellFault(fault)}\`${why === undefined ? "" : `: ${why}`}`)
      .sort()
  return [
    "# What the paths find",
    "",
    "Written by `npm run paths:mutate`, which seeds one fault at a time into the machines and walks the planned paths against it.",
    "Faults that show in a state, in what a service is asked or in the transitions taken are found by replaying the paths; the",
    "others are tried in Chromium, where the fault is put into the running app. Equivalent faults are those nobody can see.",
    "",
    "| machine | faults | equivalent | found by replay | found in the browser | missed | found |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...all.map(([name, judged]) => rowOf(name, judged)),
    rowOf("all", everything),
    "",
    "## Missed",
    "",
    ...(count(everything, "missed") === 0 ? ["None."] : list("missed")),
    "",
    "## Equivalent",
    "",
    ...list("equivalent"),
    ""
  ].join("\n")
}

/** Writes docs/mutation.md. Answers whether at least 97 of 100 faults that can be seen are found. */
export const mutateMachines = async (
  say: (line: string) => void,
  executablePath: string,
  names: ReadonlyArray<string>
): Promise<boolean> => {
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  try {
    const all: Array<readonly [string, ReadonlyArray<Judged>]> = []
    for (const run of flows) {
      if (names.length === 0 || names.includes(run.flow.name))
        all.push([run.flow.name, await judge(browser, run, say)])
    }
    const text = documentOf(all)
    if (names.length === 0) writeFileSync(report, text)
    say(text)
    return shareFound(all.flatMap(([, judged]) => judged)) >= 0.97
  } finally {
    await browser.close()
    await stop()
  }
}
