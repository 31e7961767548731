import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { deleteReports, reportsFolder } from "./reports.ts"

const folder = mkdtempSync(join(tmpdir(), "reports-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("have a separate folder for each port", () => {
  expect(reportsFolder({ PARKSCHEIN_TEST_PORT: "4600" })).toMatch(/\.cache\/test\/4600$/)
  expect(reportsFolder({})).toMatch(/\.cache\/test\/4500$/)
})

it("of an earlier run are deleted when a full run starts, and nothing else is", () => {
  writeFileSync(join(folder, "unit.json"), "{}")
  writeFileSync(join(folder, "other.txt"), "")
  deleteReports(folder)
  expect(existsSync(join(folder, "unit.json"))).toBe(false)
  expect(existsSync(join(folder, "other.txt"))).toBe(true)
})
