/** `npm run mutate:app`: seeds faults into app and shop service, and reports which of them tests find. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { tryInBrowser } from "./browser.ts"
import type { Fault } from "./kinds.ts"
import { formatFault, formatTable } from "./report.ts"
import { allFaults, sampleFaults } from "./sample.ts"
import { faultsFolder } from "./tree.ts"
import { type FaultResult, measureReach, tryWithVitest } from "./try-faults.ts"

export interface MutateAppOptions {
  readonly sample: number
  readonly seed: number
  /** Glob of modules, relative to the project. */
  readonly files: string
  readonly jobs: number
  /** Only judges faults of the last draw that were missed or not reached: after new tests, or an abort. */
  readonly again: boolean
  /** Returns the acceptance rows that depend on these test files. */
  readonly rowsOf: (testFiles: ReadonlyArray<string>) => ReadonlyArray<string>
}

const sourceOf = ({ file }: Fault): string => readFileSync(join(projectFolder, file), "utf8")

/** A draw has one fault per line. */
const placeOf = ({ file, line, kind }: Fault): string => `${file}:${line} ${kind}`

/** Tests that found the faults of the last run, by place. */
const foundFile = join(faultsFolder, "found.json")
const foundBefore = (): Readonly<Record<string, string>> => {
  if (!existsSync(foundFile))
    throw new Error("--again requires a previous run, and there is none in this folder.")
  return JSON.parse(readFileSync(foundFile, "utf8"))
}

const keep = (judged: ReadonlyArray<FaultResult>): void => {
  mkdirSync(faultsFolder, { recursive: true })
  const found = Object.fromEntries(judged.map(({ fault, foundBy }) => [placeOf(fault), foundBy]))
  writeFileSync(foundFile, JSON.stringify(found, null, 1))
}

export const mutateApp = async (
  { sample, seed, files, jobs, again, rowsOf }: MutateAppOptions,
  say: (line: string) => void
): Promise<void> => {
  const all = allFaults(projectFolder, files)
  const drawn = sampleFaults(all, sample, seed)
  const before = again ? foundBefore() : {}
  const faults = drawn.filter((fault) => before[placeOf(fault)] === undefined)
  say(
    `${drawn.length} faults of ${all.length}, seed ${seed}${again ? `; ${faults.length} of them again` : ""}`
  )
  const reach = await measureReach(faults, jobs)
  const nowJudged = (
    byVitest: ReadonlyArray<FaultResult>,
    inBrowser: ReadonlyMap<Fault, string> = new Map()
  ): ReadonlyArray<FaultResult> => {
    const now = new Map(byVitest.map((one) => [one.fault, one]))
    return drawn.map((fault) => {
      const { foundBy = inBrowser.get(fault), reachedBy = 1 } = now.get(fault) ?? {}
      return { fault, foundBy: foundBy ?? before[placeOf(fault)], reachedBy }
    })
  }
  // Saved after each: a run takes hours, and an aborted one is resumed by --again.
  const byVitest = await tryWithVitest(faults, reach, jobs, say, (judged) => keep(nowJudged(judged)))
  const left = byVitest.filter(({ foundBy, fault }) => foundBy === undefined && fault.file.startsWith("src/"))
  const inBrowser = await tryInBrowser(
    left.map(({ fault }) => fault),
    jobs,
    say
  )
  const judged = nowJudged(byVitest, inBrowser)
  keep(judged)
  const survivors = judged
    .filter(({ foundBy }) => foundBy === undefined)
    .map(({ fault }) => {
      const rows = rowsOf(reach.testsOf(fault).map(({ file }) => file))
      return `- ${formatFault(fault, sourceOf(fault))}${rows.length === 0 ? "" : ` · rows ${rows.join(", ")}`}`
    })
  const report = [
    `${drawn.length} faults of ${all.length}, seed ${seed}`,
    "",
    ...formatTable(judged),
    "",
    "Missed:",
    "",
    ...survivors.toSorted()
  ]
  writeFileSync(join(faultsFolder, "report.md"), `${report.join("\n")}\n`)
  for (const line of report) say(line)
}
