/** `npm run mutate:app`: seeds faults into the app and the shop service and says which of them the tests find. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { judgeInBrowser } from "./browser.ts"
import { judgeWithVitest, measureReach } from "./judge.ts"
import type { Fault } from "./kinds.ts"
import { table, tell } from "./report.ts"
import { allFaults, drawFaults } from "./sample.ts"
import { faultsFolder } from "./tree.ts"

export interface MutateAppOptions {
  readonly sample: number
  readonly seed: number
  /** Of modules, from the root of the project. */
  readonly files: string
  /** How many faults are tried at the same time. */
  readonly jobs: number
  /** Which acceptance rows rest on these test files. */
  readonly rowsOf: (testFiles: ReadonlyArray<string>) => ReadonlyArray<string>
}

const sourceOf = ({ file }: Fault): string => readFileSync(join(projectFolder, file), "utf8")

export const mutateApp = async (
  { sample, seed, files, jobs, rowsOf }: MutateAppOptions,
  say: (line: string) => void
): Promise<void> => {
  const all = allFaults(projectFolder, files)
  const faults = drawFaults(all, sample, seed)
  say(`${faults.length} faults of ${all.length}, seed ${seed}`)
  const reach = await measureReach(faults, jobs)
  const byVitest = await judgeWithVitest(faults, reach, jobs, say)
  const left = byVitest.filter(({ foundBy, fault }) => foundBy === undefined && fault.file.startsWith("src/"))
  const inBrowser = await judgeInBrowser(
    left.map(({ fault }) => fault),
    jobs,
    say
  )
  const judged = byVitest.map((one) => ({ ...one, foundBy: one.foundBy ?? inBrowser.get(one.fault) }))
  const survivors = judged
    .filter(({ foundBy }) => foundBy === undefined)
    .map(({ fault }) => {
      const rows = rowsOf(reach.testsOf(fault).map(({ file }) => file))
      return `- ${tell(fault, sourceOf(fault))}${rows.length === 0 ? "" : ` · rows ${rows.join(", ")}`}`
    })
  const report = [
    `${faults.length} faults of ${all.length}, seed ${seed}`,
    "",
    ...table(judged),
    "",
    "Missed:",
    "",
    ...survivors.toSorted()
  ]
  mkdirSync(faultsFolder, { recursive: true })
  writeFileSync(join(faultsFolder, "report.md"), `${report.join("\n")}\n`)
  for (const line of report) say(line)
}
