/**
 * Tries in a real browser what no test of vitest has found: the shop is built once with all these faults behind switches, the journeys say by
 * which of them they come, and each fault is then switched on for the journeys that do.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { foundFile, type JourneyNote, notesFolder, type Plan, planFile } from "./browser-messages.ts"
import { copyWithSwitches } from "./judge.ts"
import type { Fault } from "./kinds.ts"
import { faultsFolder } from "./tree.ts"

/** Milliseconds of journeys that a fault is asked of, beyond the first: what it takes longer to find counts as missed. */
const enough = 90_000

/** Has the test's own context seed the faults. */
const seedIn = (tree: string): void => {
  const file = join(tree, "e2e/support/test.ts")
  const source = readFileSync(file, "utf8")
  const seeding = source
    .replace(
      "await use(context)",
      "const endFault = await seedFault(context, base.info())\n    await use(context)\n    endFault()"
    )
    .replace("\nimport ", '\nimport { seedFault } from "../faults/seed-fault.ts"\nimport ')
  if (!seeding.includes("endFault()")) throw new Error("e2e/support/test.ts has no place to seed a fault in.")
  writeFileSync(file, seeding)
}

const readNotes = (): ReadonlyArray<JourneyNote> =>
  readdirSync(notesFolder()).map(
    (name) => JSON.parse(readFileSync(join(notesFolder(), name), "utf8")) as JourneyNote
  )

/** Those of `npm test` first, then the quickest, since any that comes by may tell. */
const planFrom = (notes: ReadonlyArray<JourneyNote>, count: number): Plan =>
  Array.from({ length: count }, (_, id) => {
    let spent = 0
    const journeys = notes
      .filter(({ reached }) => reached.includes(id))
      .toSorted((one, other) => Number(one.isExtended) - Number(other.isExtended) || one.took - other.took)
      .filter(({ took }, index) => {
        spent += took
        return index === 0 || spent <= enough
      })
      .map(({ journey }) => journey)
    return { id, journeys }
  }).filter(({ journeys }) => journeys.length > 0)

/** The journey that found a fault, for those of these faults that are found. */
export const judgeInBrowser = async (
  faults: ReadonlyArray<Fault>,
  jobs: number,
  say: (line: string) => void
): Promise<ReadonlyMap<Fault, string>> => {
  if (faults.length === 0) return new Map()
  const tree = copyWithSwitches("browser", faults)
  seedIn(tree)
  const folder = join(faultsFolder, "in-browser")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env["PARKSCHEIN_FAULT_BROWSER"] = folder
  const runJourneys = () =>
    runTool("playwright", ["test", "--config=e2e/faults/playwright.config.ts", `--workers=${jobs}`], {
      folder: tree,
      environment: { NO_COLOR: undefined }
    })
  say(`${faults.length} faults are looked for in a browser`)
  const { output } = await runJourneys()
  if (!existsSync(notesFolder())) throw new Error(`No journey could be run.\n${output}`)
  const plan = planFrom(readNotes(), faults.length)
  say(`journeys come by ${plan.length} of them`)
  writeFileSync(planFile(), JSON.stringify(plan))
  await runJourneys()
  return new Map(
    faults.flatMap((fault, id) =>
      existsSync(foundFile(id)) ? [[fault, readFileSync(foundFile(id), "utf8")] as const] : []
    )
  )
}
