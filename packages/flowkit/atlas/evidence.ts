/** Results of browser runs in a folder: pictures of states, coverage and failures. All are optional. */
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { kindOfItem, type Plan, stateItem } from "../model/index.ts"
import type { DiagnosedResult, RunResult, Shot } from "../run/index.ts"
import type { Coverage, Failure, Screen } from "./data.ts"

export interface Evidence {
  /** `file` is a path on this machine. */
  readonly screens: ReadonlyArray<Omit<Screen, "isOlder"> & { readonly machine: string }>
  readonly coverage: Readonly<Record<string, Readonly<Record<string, Coverage>>>>
  readonly failures: Readonly<Record<string, ReadonlyArray<Failure>>>
  /** Reason why a state is never visible, by its id. */
  readonly unseen: Readonly<Record<string, string>>
}

const filesIn = (folder: string, pattern: string): ReadonlyArray<string> =>
  globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => join(folder, file))

/** Returns the contents of these files of flowkit. One that a run is writing is read next time. */
const contentsOf = <Content>(files: ReadonlyArray<string>): ReadonlyArray<Content> =>
  files.flatMap((file) => {
    try {
      return [JSON.parse(readFileSync(file, "utf8")) as Content]
    } catch {
      return []
    }
  })

/** In parallel regions a screen belongs to each of their states; the first picture of each is kept. */
const ofEachState = (screens: Evidence["screens"]): Evidence["screens"] => {
  const each = screens.flatMap((screen) => screen.state.split(" + ").map((state) => ({ ...screen, state })))
  const placeOf = ({ machine, state, locale, width }: (typeof each)[number]) =>
    [machine, state, locale, width].join("\\n")
  return [...new Map(each.toReversed().map((screen) => [placeOf(screen), screen])).values()].toReversed()
}

/** Reads `shots/<machine>/<locale>-<width>/<state>.png`, with `shots.json` beside it if present. */
const screensIn = (folder: string): Evidence["screens"] =>
  filesIn(folder, "shots/*/*/*.png").flatMap((file) => {
    const scene = dirname(file)
    const [, locale, width] = /^(.+)-(\d+)$/.exec(basename(scene)) ?? []
    if (locale === undefined) return []
    const album = contentsOf<ReadonlyArray<Shot>>([join(scene, "shots.json")]).flat()
    const shot = album.find((candidate) => candidate.file === basename(file))
    return [
      {
        machine: basename(dirname(scene)),
        state: shot?.state ?? basename(file, ".png"),
        locale,
        width: Number(width),
        file,
        path: shot?.path ?? null,
        step: shot?.step ?? null,
        version: shot?.version ?? null
      }
    ]
  })

/** Content of `coverage.json`. */
interface CoverageOfRun {
  readonly machine: string
  readonly transitions: Readonly<Record<string, Coverage>>
}

/** Merges coverage of several languages and widths: shown once is enough. */
const added = (one: Coverage | undefined, other: Coverage): Coverage => {
  if (one === undefined) return other
  const planned = one.planned + other.planned
  const taken = one.taken + other.taken
  if (one.status === "covered" || other.status === "covered") return { planned, taken, status: "covered" }
  return { ...(one.status === "missed" ? one : other), planned, taken }
}

const coverageIn = (folder: string): Evidence["coverage"] => {
  const coverage: Record<string, Record<string, Coverage>> = {}
  const runs = contentsOf<CoverageOfRun>(filesIn(folder, "**/coverage.json"))
  for (const { machine, transitions } of runs) {
    const sum = coverage[machine] ?? {}
    for (const [id, entry] of Object.entries(transitions)) sum[id] = added(sum[id], entry)
    coverage[machine] = sum
  }
  return coverage
}

/** Returns the transitions of the failed step: by the plan, by its shortest path, or the last that passed. */
const brokenTransitions = (
  { id, failedStep = 0, reproduction, taken }: DiagnosedResult,
  plans: ReadonlyArray<Plan>
): ReadonlyArray<string> => {
  const planned = plans.flatMap(({ paths }) => paths).find((path) => path.id === id)
  const candidates = [planned?.steps[failedStep - 1]?.takes, reproduction?.path.steps.at(-1)?.takes]
  return candidates.find((takes) => takes !== undefined && takes.length > 0) ?? taken?.slice(-1) ?? []
}

const failuresIn = (folder: string, plans: ReadonlyArray<Plan>): Evidence["failures"] => {
  const runs = contentsOf<RunResult>(filesIn(folder, "**/run.json"))
  const failuresOf = ({ locale, paths }: RunResult): ReadonlyArray<Failure> =>
    paths
      .filter(({ status }) => status === "failed")
      .map((path) => ({
        path: path.id,
        locale,
        message: path.message ?? "",
        sentences: path.sentences ?? [],
        transitions: brokenTransitions(path, plans),
        missed: (path.missed ?? []).flatMap((state) => state.split(" + "))
      }))
  return Object.fromEntries(
    [...Map.groupBy(runs, ({ machine }) => machine)].map(([machine, own]) => [
      machine,
      own.flatMap(failuresOf)
    ])
  )
}

const unseenIn = (plans: ReadonlyArray<Plan>): Evidence["unseen"] =>
  Object.fromEntries(
    plans
      .flatMap(({ items }) => items.unreached)
      .filter(({ item }) => kindOfItem(item) === "state")
      .map(({ item, reason }) => [item.slice(stateItem("").length), reason])
  )

/** `plans`: folder of the lock files, which name the transitions of each step. */
export const readEvidence = (folder: string, plans?: string): Evidence => {
  const lockFiles = contentsOf<Plan>(plans === undefined ? [] : filesIn(plans, "**/*.plan.json"))
  return {
    screens: ofEachState(screensIn(folder)),
    coverage: coverageIn(folder),
    failures: failuresIn(folder, lockFiles),
    unseen: unseenIn(lockFiles)
  }
}
