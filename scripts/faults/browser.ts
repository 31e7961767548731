/**
 * Tries faults in a real browser that no test of vitest has found: builds the shop once with all of them
 * behind switches, records which journeys reach them, and activates each fault for those journeys.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { foundFile, type JourneyNote, notesFolder, type Plan, planFile } from "./browser-messages.ts"
import type { Fault } from "./kinds.ts"
import { faultsFolder } from "./tree.ts"
import { copyWithSwitches } from "./try-faults.ts"

/** Maximum milliseconds of journeys per fault, beyond the first: a fault not found within is missed. */
const enough = 90_000

/** Makes the test's own context activate the faults. */
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

/** Those of `npm test` first, then the fastest, since any journey that reaches a fault may find it. */
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

/** Returns the journey that found each fault; missed faults are absent. */
export const tryInBrowser = async (
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
  if (!existsSync(notesFolder())) throw new Error(`No journey ran.\n${output}`)
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
