/** Activates the fault of a journey in all its pages, or records which faults the journey reaches. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import type { BrowserContext, TestInfo } from "@playwright/test"
import { faultOf, foundFile, type JourneyNote, notesFolder } from "../../scripts/faults/browser-messages.ts"
import { projectFolder } from "../../scripts/product/servers.ts"
import { extendedTag, isExtendedFile } from "../../scripts/test/tiers.ts"

/** Returns a function that ends it. A fault already found by another journey is not tried again. */
export const seedFault = async (context: BrowserContext, test: TestInfo): Promise<() => void> => {
  const active = faultOf(test.project.name)
  if (active !== undefined) {
    test.skip(existsSync(foundFile(active)), "found already")
    await context.addInitScript((on) => {
      Object.assign(globalThis, { seededFault: (id: number) => id === on })
    }, active)
    return () => undefined
  }
  const reached = new Set<number>()
  const begun = performance.now()
  await context.exposeBinding("noteFault", (_, id: number) => void reached.add(id))
  await context.addInitScript(() => {
    const noted = new Set<number>()
    Object.assign(globalThis, {
      seededFault: (id: number): boolean => {
        if (!noted.has(id)) {
          noted.add(id)
          // A page that is left too early for its report reaches the fault again.
          const { noteFault } = globalThis as unknown as { noteFault?: (id: number) => Promise<void> }
          noteFault?.(id).catch(() => undefined)
        }
        return false
      }
    })
  })
  return () => {
    const took = performance.now() - begun
    const isExtended = isExtendedFile(relative(projectFolder, test.file)) || test.tags.includes(extendedTag)
    const note: JourneyNote = { journey: test.title, isExtended, reached: [...reached], took }
    mkdirSync(notesFolder(), { recursive: true })
    writeFileSync(join(notesFolder(), `${test.testId}-${test.project.name}.json`), JSON.stringify(note))
  }
}
