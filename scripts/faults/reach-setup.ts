/** Setup of each test file in the copy with switches: records which tests reach which faults. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, expect } from "vitest"
import type { ReachNote } from "./vitest-messages.ts"

const folder = process.env["PARKSCHEIN_FAULT_REACH"] ?? ""
const always = new Set<number>()
const byTest = new Map<string, Set<number>>()

// Code outside of tests, and in concurrent tests, counts for all tests of the file.
let reached = always

Object.assign(globalThis, {
  seededFault: (id: number): boolean => {
    reached.add(id)
    return false
  }
})

beforeEach(({ task }) => {
  const name = expect.getState().currentTestName
  if (name === undefined || task.concurrent === true) return
  reached = byTest.get(name) ?? new Set()
  byTest.set(name, reached)
})
afterEach(() => {
  reached = always
})
afterAll(() => {
  const path = expect.getState().testPath ?? ""
  const note: ReachNote = {
    path,
    always: [...always],
    byTest: [...byTest].map(([test, ids]) => ({ test, reached: [...ids] }))
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${path.replace(/\W+/g, "_")}.json`), JSON.stringify(note))
})
