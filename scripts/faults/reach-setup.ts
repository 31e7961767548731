/** Runs in each test file of the copy with switches: notes which places of faults it comes by. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect } from "vitest"

const folder = process.env["PARKSCHEIN_FAULT_REACH"] ?? ""
const reached = new Set<number>()

Object.assign(globalThis, {
  seededFault: (id: number): boolean => {
    reached.add(id)
    return false
  }
})

afterAll(() => {
  mkdirSync(folder, { recursive: true })
  const name = (expect.getState().testPath ?? "").replace(/\W+/g, "_")
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ path: expect.getState().testPath, reached: [...reached] })
  )
})
