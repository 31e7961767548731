/** Tries faults one at a time in a copy of the project, against the tests that reach them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { type Module, readModules } from "../structure/modules.ts"
import { isExtendedFile } from "../test/tiers.ts"
import { type Fault, seeded, switchedModule } from "./kinds.ts"
import { copyProject, faultsFolder } from "./tree.ts"
import type { Failure, ReachNote, WantedTests } from "./vitest-messages.ts"
import { startVitestIn, type VitestWorker } from "./vitest-worker.ts"

export interface FaultResult {
  readonly fault: Fault
  /** Test that found it; undefined if none did. */
  readonly foundBy: string | undefined
  /** Number of test files that reach its place. */
  readonly reachedBy: number
}

/** Tests that reach each fault, and durations of files. Paths are relative to the project. */
export interface Reach {
  readonly testsOf: (fault: Fault) => ReadonlyArray<WantedTests>
  /** Test files that read the sources, and so may find any fault. */
  readonly readers: ReadonlyArray<string>
  readonly took: ReadonlyMap<string, number>
}

type Say = (line: string) => void

const sourceOf = (tree: string, { file }: Fault): string => readFileSync(join(tree, file), "utf8")

/** Milliseconds: twice the duration of the file without faults, plus a margin for a busy machine. */
const timeoutFor =
  (took: ReadonlyMap<string, number>, tree: string) =>
  (file: string | undefined): number =>
    45_000 + 3 * (file === undefined ? 0 : (took.get(relative(tree, file)) ?? 120_000))

/** Writes all faults into a copy, each behind a switch. */
export const copyWithSwitches = (name: string, faults: ReadonlyArray<Fault>): string => {
  const tree = copyProject(name)
  for (const [file, own] of Map.groupBy(faults, (fault) => fault.file)) {
    const source = readFileSync(join(tree, file), "utf8")
    writeFileSync(
      join(tree, file),
      switchedModule(source, own, (fault) => `globalThis.seededFault?.(${faults.indexOf(fault)})`)
    )
  }
  return tree
}

/** Returns the test files that import one of these modules, directly or indirectly. */
const testsImporting = (
  modules: ReadonlyArray<Module>,
  wanted: ReadonlySet<string>
): ReadonlyArray<string> => {
  const importers = new Map<string, Array<string>>()
  for (const { path, imports } of modules)
    for (const { of, isTypeOnly } of imports)
      if (!isTypeOnly) importers.set(of, [...(importers.get(of) ?? []), path])
  const seen = new Set(wanted)
  for (const path of seen) for (const importer of importers.get(path) ?? []) seen.add(importer)
  return [...seen].filter((path) => /\.test\.tsx?$/.test(path)).toSorted()
}

/** Runs every test file that may reach a fault, once, in a copy with all faults behind switches. */
export const measureReach = async (faults: ReadonlyArray<Fault>, jobs: number): Promise<Reach> => {
  const tree = copyWithSwitches("switched", faults)
  const notes = join(faultsFolder, "reach")
  rmSync(notes, { recursive: true, force: true })
  const worker = await startVitestIn(tree, {
    PARKSCHEIN_FAULT_REACH: notes,
    PARKSCHEIN_FAULT_SETUP: join(import.meta.dirname, "reach-setup.ts"),
    PARKSCHEIN_FAULT_WORKERS: String(jobs)
  })
  const candidates = testsImporting(readModules(tree), new Set(faults.map(({ file }) => file)))
  const runAll = (all: ReadonlyArray<string>) =>
    worker.run({ changed: [], wanted: all.map((file) => ({ file })), stopsAtFirst: false }, () => 300_000)
  const { files } = await runAll(candidates.map((file) => join(tree, file)))
  const failing = [...files].flatMap(([file, { outcome }]) => (outcome === "failed" ? [file] : []))
  // Repeated, in case the machine was busy: readers are run for every fault.
  const again = failing.length === 0 ? files : (await runAll(failing)).files
  worker.stop()
  const took = new Map([...files].map(([file, { took }]) => [relative(tree, file), took]))
  const reached = readdirSync(notes).map(
    (note) => JSON.parse(readFileSync(join(notes, note), "utf8")) as ReachNote
  )
  const testsOf = (id: number): ReadonlyArray<WantedTests> =>
    reached.flatMap(({ path, always, byTest }): ReadonlyArray<WantedTests> => {
      const file = relative(tree, path)
      if (always.includes(id)) return [{ file }]
      const tests = byTest.flatMap(({ test, reached }) => (reached.includes(id) ? [test] : []))
      return tests.length === 0 ? [] : [{ file, tests }]
    })
  return {
    took,
    // These tests read the sources, which the switches change.
    readers: failing
      .filter((file) => again.get(file)?.outcome === "failed")
      .map((file) => relative(tree, file)),
    testsOf: (fault) => testsOf(faults.indexOf(fault))
  }
}

/** Returns the number of common folders of two paths. */
const nearness = (one: string, other: string): number => {
  const folders = other.split("/")
  const differs = one.split("/").findIndex((folder, index) => folder !== folders[index])
  return differs < 0 ? folders.length : differs
}

/** Maximum milliseconds of tests per fault, beyond the first file: a fault not found within is missed. */
const enough = 120_000

/** Sorts tests by likelihood and duration, as far as they fit into `enough`. */
const inOrder = (
  fault: Fault,
  { testsOf, took }: Reach,
  readers: ReadonlyArray<string>
): ReadonlyArray<WantedTests> => {
  const wanted = testsOf(fault).filter(({ file }) => !readers.includes(file))
  const sorted = [...wanted, ...readers.map((file) => ({ file }))].toSorted(
    ({ file: one }, { file: other }) =>
      // Faults that npm test finds are counted separately from those only npm run test:all finds.
      Number(isExtendedFile(one)) - Number(isExtendedFile(other)) ||
      nearness(other, fault.file) - nearness(one, fault.file) ||
      (took.get(one) ?? 0) - (took.get(other) ?? 0)
  )
  let spent = 0
  return sorted.filter(({ file }, index) => {
    spent += took.get(file) ?? 0
    return index === 0 || spent <= enough
  })
}

const findFailure = async (
  worker: VitestWorker,
  tree: string,
  changed: ReadonlyArray<string>,
  tests: ReadonlyArray<WantedTests>,
  took: ReadonlyMap<string, number>
): Promise<Failure | undefined> => {
  let wanted = tests
  while (wanted.length > 0) {
    const request = { changed, wanted, stopsAtFirst: true }
    const { failure, files: ended } = await worker.run(request, timeoutFor(took, tree))
    if (failure === undefined || !failure.isLate) return failure
    const late = wanted.filter(({ file }) => file === failure.file)
    const again = await worker.run({ ...request, wanted: late }, timeoutFor(took, tree))
    if (again.failure !== undefined) return again.failure
    wanted = wanted.filter(({ file }) => file !== failure.file && !ended.has(file))
  }
  return undefined
}

/** Returns the readers that pass without any fault; others are inconclusive. */
const readersIn = async (
  tree: string,
  { readers, took }: Reach,
  say: Say
): Promise<ReadonlyArray<string>> => {
  const worker = await startVitestIn(tree)
  const paths = readers.map((file) => join(tree, file))
  const { files } = await worker.run(
    { changed: [], wanted: paths.map((file) => ({ file })), stopsAtFirst: false },
    timeoutFor(took, tree)
  )
  worker.stop()
  const failing = readers.filter((file) => files.get(join(tree, file))?.outcome !== "passed")
  if (failing.length > 0) say(`fail without any fault, so they are left out: ${failing.join(", ")}`)
  const sound = readers.filter((file) => !failing.includes(file))
  if (sound.length > 0) say(`read the sources, so they are run for every fault: ${sound.join(", ")}`)
  return sound
}

/** Judges all faults, with one copy of the project per job. */
export const tryWithVitest = async (
  faults: ReadonlyArray<Fault>,
  reach: Reach,
  jobs: number,
  say: Say,
  /** Called after each fault, with all results so far. */
  keep: (judged: ReadonlyArray<FaultResult>) => void
): Promise<ReadonlyArray<FaultResult>> => {
  const waiting = [...faults]
  const judged: Array<FaultResult> = []
  const copies = Array.from({ length: jobs }, (_, job) => copyProject(`tree-${job}`))
  const readers = await readersIn(copies[0] ?? "", reach, say)
  const work = async (tree: string): Promise<void> => {
    const worker = await startVitestIn(tree)
    // Files of previous faults are restored; vitest is notified of them with the next run.
    let restored: ReadonlyArray<string> = []
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const path = join(tree, fault.file)
      const source = sourceOf(tree, fault)
      const wanted = inOrder(fault, reach, readers).map((one) => ({ ...one, file: join(tree, one.file) }))
      writeFileSync(path, seeded(source, fault))
      const failure = await findFailure(worker, tree, [path, ...restored], wanted, reach.took)
      writeFileSync(path, source)
      restored = wanted.length === 0 ? [...restored, path] : [path]
      const foundBy = failure === undefined ? undefined : `${relative(tree, failure.file)}: ${failure.test}`
      judged.push({ fault, foundBy, reachedBy: reach.testsOf(fault).length })
      keep(judged)
      say(
        `${judged.length}/${faults.length} ${foundBy === undefined ? "MISSED" : "found"} ${fault.file}:${fault.line} ${fault.kind}` +
          (foundBy === undefined ? "" : ` by ${foundBy}`)
      )
    }
    worker.stop()
  }
  await Promise.all(copies.map(work))
  return judged
}
