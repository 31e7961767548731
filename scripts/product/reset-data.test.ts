import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { resetData } from "./reset-data.ts"

describe("a reset", () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "parkschein-reset-"))
    mkdirSync(join(folder, "database"))
    mkdirSync(join(folder, "secrets"))
    writeFileSync(join(folder, "secrets", "signing-key"), "a key")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("deletes the data folder", () => {
    expect(resetData(folder)).toBe(`Deleted ${folder}. The next start seeds the demo world again.`)
    expect(existsSync(folder)).toBe(false)
    expect(resetData(folder)).toBe(`Nothing to delete: ${folder} does not exist.`)
  })

  it("keeps a folder that is not a data folder", () => {
    writeFileSync(join(folder, "thesis.odt"), "years of work")
    expect(() => resetData(folder)).toThrow(/contains other files \(thesis\.odt\); nothing was deleted/)
    expect(readdirSync(folder).sort()).toEqual(["database", "secrets", "thesis.odt"])
  })
})
