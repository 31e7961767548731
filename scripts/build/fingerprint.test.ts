import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { fingerprintSources } from "./fingerprint.ts"

let root = ""

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"))
  for (const folder of ["src", "machines", "schemas", "scripts/build"]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, "src/main.ts"), "start()")
  writeFileSync(join(root, "vite.config.ts"), "export default {}")
})
afterEach(() => rmSync(root, { recursive: true }))

it("stays the same when files are touched or a test changes", () => {
  const before = fingerprintSources(root)
  utimesSync(join(root, "src/main.ts"), 0, 0)
  writeFileSync(join(root, "src/main.test.ts"), "it()")
  expect(fingerprintSources(root)).toBe(before)
})

it("changes with the content or name of a source and with the build configuration", () => {
  const seen = new Set([fingerprintSources(root)])
  writeFileSync(join(root, "src/main.ts"), "start(2)")
  seen.add(fingerprintSources(root))
  writeFileSync(join(root, "src/other.ts"), "")
  seen.add(fingerprintSources(root))
  rmSync(join(root, "src/other.ts"))
  writeFileSync(join(root, "src/another.ts"), "")
  seen.add(fingerprintSources(root))
  writeFileSync(join(root, "vite.config.ts"), "export default { root: 'src' }")
  seen.add(fingerprintSources(root))
  expect(seen.size).toBe(5)
})
