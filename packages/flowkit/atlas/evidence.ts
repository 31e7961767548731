/** Results of browser runs in a folder: pictures of states, coverage and failures. All are optional. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { isJsonObject, type JsonObject } from "../model/json-object.ts"
import type { Coverage, Failure, Screen } from "./data.ts"

export interface Evidence {
  /** `file` is a path on this machine. */
  readonly screens: ReadonlyArray<Omit<Screen, "isOlder"> & { readonly machine: string }>
  readonly coverage: Readonly<Record<string, Readonly<Record<string, Coverage>>>>
  readonly failures: Readonly<Record<string, ReadonlyArray<Failure>>>
  /** Reason why a state is never visible, by its id. */
  readonly unseen: Readonly<Record<string, string>>
}

const filesBelow = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : []

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // The file is being written by a run: read it next time.
    return undefined
  }
}

const records = (value: unknown): ReadonlyArray<JsonObject> =>
  (Array.isArray(value) ? value : [value]).filter(isJsonObject)

const isText = (value: unknown): value is string => typeof value === "string"

/** In parallel regions a screen belongs to each of their states; the first picture of each is kept. */
const ofEachState = (screens: Evidence["screens"]): Evidence["screens"] => {
  const each = screens.flatMap((screen) => screen.state.split(" + ").map((state) => ({ ...screen, state })))
  const placeOf = ({ machine, state, locale, width }: (typeof each)[number]) =>
    [machine, state, locale, width].join("\n")
  return [...new Map(each.toReversed().map((screen) => [placeOf(screen), screen])).values()].toReversed()
}

/** Reads `shots/<machine>/<locale>-<width>/<state>.png`, with `shots.json` beside it if present. */
const screensIn = (folder: string): Evidence["screens"] =>
  filesBelow(join(folder, "shots"))
    .filter((file) => file.endsWith(".png"))
    .flatMap((file) => {
      const [machine = "", scene = ""] = file.slice(join(folder, "shots").length + 1).split("/")
      const [, locale, width] = /^(.+)-(\d+)$/.exec(scene) ?? []
      if (locale === undefined) return []
      const state = basename(file, ".png")
      const shot = records(readJson(join(folder, "shots", machine, scene, "shots.json"))).find(
        (candidate) => candidate["file"] === basename(file)
      )
      return [
        {
          machine,
          state: isText(shot?.["state"]) ? shot["state"] : state,
          locale,
          width: Number(width),
          file,
          path: isText(shot?.["path"]) ? shot["path"] : null,
          step: typeof shot?.["step"] === "number" ? shot["step"] : null,
          version: isText(shot?.["version"]) ? shot["version"] : null
        }
      ]
    })

const isCoverage = (value: unknown): value is Coverage =>
  records(value).length === 1 &&
  ["covered", "missed", "unreachable"].includes(String((value as JsonObject)["status"]))

/** Merges coverage of several languages and widths: shown once is enough. */
const added = (one: Coverage | undefined, other: Coverage): Coverage => {
  if (one === undefined) return other
  const planned = one.planned + other.planned
  const taken = one.taken + other.taken
  if (one.status === "covered" || other.status === "covered") return { planned, taken, status: "covered" }
  return { ...(one.status === "missed" ? one : other), planned, taken }
}

const coverageIn = (files: ReadonlyArray<string>): Evidence["coverage"] => {
  const coverage: Record<string, Record<string, Coverage>> = {}
  for (const run of files
    .filter((file) => basename(file) === "coverage.json")
    .flatMap((file) => records(readJson(file)))) {
    const { machine, transitions } = run
    if (!isText(machine)) continue
    const sum = coverage[machine] ?? {}
    for (const [id, entry] of Object.entries(records(transitions)[0] ?? {})) {
      if (isCoverage(entry)) sum[id] = added(sum[id], entry)
    }
    coverage[machine] = sum
  }
  return coverage
}

const texts = (value: unknown): ReadonlyArray<string> => (Array.isArray(value) ? value.filter(isText) : [])

const takesOf = (path: JsonObject | undefined, step: number): ReadonlyArray<string> =>
  texts(records(path?.["steps"] ?? [])[step]?.["takes"])

/** By path id, from the plans. */
type Plans = ReadonlyMap<string, JsonObject>

/** Returns the transitions of the failed step: by the plan, by its shortest path, or the last that passed. */
const brokenTransitions = (path: JsonObject, plans: Plans): ReadonlyArray<string> => {
  const step = Number(path["failedStep"] ?? 0) - 1
  const planned = takesOf(plans.get(String(path["id"])), step)
  if (planned.length > 0) return planned
  const shortest = records(records(path["reproduction"] ?? [])[0]?.["path"] ?? [])[0]
  const repeated = takesOf(shortest, records(shortest?.["steps"] ?? []).length - 1)
  return repeated.length > 0 ? repeated : texts(path["taken"]).slice(-1)
}

const failureOf = (path: JsonObject, locale: unknown, plans: Plans): ReadonlyArray<Failure> =>
  path["status"] === "failed"
    ? [
        {
          path: String(path["id"]),
          locale: isText(locale) ? locale : null,
          message: String(path["message"] ?? ""),
          sentences: texts(path["sentences"]),
          transitions: brokenTransitions(path, plans),
          missed: texts(path["missed"]).flatMap((state) => state.split(" + "))
        }
      ]
    : []

const failuresIn = (files: ReadonlyArray<string>, plans: Plans): Evidence["failures"] => {
  const failures: Record<string, Array<Failure>> = {}
  for (const run of files
    .filter((file) => basename(file) === "run.json")
    .flatMap((file) => records(readJson(file)))) {
    const machine = run["machine"]
    if (!isText(machine)) continue
    const found = records(run["paths"] ?? []).flatMap((path) =>
      failureOf(path, path["locale"] ?? run["locale"], plans)
    )
    failures[machine] = [...(failures[machine] ?? []), ...found]
  }
  return failures
}

const lockFilesIn = (folder: string | undefined): ReadonlyArray<JsonObject> =>
  (folder === undefined ? [] : filesBelow(folder))
    .filter((file) => file.endsWith(".plan.json"))
    .flatMap((file) => records(readJson(file)))

const unseenIn = (lockFiles: ReadonlyArray<JsonObject>): Evidence["unseen"] =>
  Object.fromEntries(
    lockFiles
      .flatMap(({ items }) => records(records(items)[0]?.["unreached"] ?? []))
      .flatMap(({ item, reason }) =>
        String(item).startsWith("state:") ? [[String(item).slice("state:".length), String(reason)]] : []
      )
  )

/** `plans`: folder of the lock files, which name the transitions of each step. */
export const readEvidence = (folder: string, plans?: string): Evidence => {
  const files = filesBelow(folder).filter((file) => file.endsWith(".json"))
  const lockFiles = lockFilesIn(plans)
  const paths = lockFiles.flatMap((plan) => records(plan["paths"] ?? []))
  return {
    screens: ofEachState(screensIn(folder)),
    coverage: coverageIn(files),
    failures: failuresIn(files, new Map(paths.map((path) => [String(path["id"]), path]))),
    unseen: unseenIn(lockFiles)
  }
}
