import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { hint, hintCompilation } from "./compile-hint.ts"

it("is in the first line of the scripts of the first page, the form and the cart, but not of the widgets", () => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-hint-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const chunks = ["boot", "ticket", "widgets"].map((name) => ({
    name,
    file: `${name}.js`,
    imports: [],
    styles: [],
    modules: []
  }))
  for (const { file } of chunks) writeFileSync(join(folder, file), "const a=1")
  hintCompilation(folder, chunks)
  expect(chunks.map(({ file }) => readFileSync(join(folder, file), "utf8"))).toEqual([
    `${hint}const a=1`,
    `${hint}const a=1`,
    "const a=1"
  ])
})
