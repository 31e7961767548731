/** Holds the sizes: what is over them is listed, so that it gets shorter and nothing joins it. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isTest } from "./import-rules.ts"
import { readModules } from "./modules.ts"
import { filesWithLongFunctions, fullFolders, longFiles, reExports, type Source } from "./sizes.ts"
import { agreed } from "./sizes-agreed.ts"

const root = join(import.meta.dirname, "../..")
const sources = readModules(root).map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }))
/** Tables are as long as what they hold. */
const isTable = (path: string): boolean => /\/(texts|rows)\.ts$/.test(path)
const product = sources.filter(({ path }) => !isTest(path))
const tests = sources.filter(({ path }) => isTest(path))

const source = (path: string, lines: ReadonlyArray<string>): Source => ({ path, text: lines.join("\n") })
const statements = (count: number) => Array.from({ length: count }, (_, at) => `call(${at})`)

it.each([
  [
    "has more than 250 lines",
    longFiles(
      product.filter(({ path }) => !isTable(path)),
      250
    ),
    agreed.files
  ],
  ["has more than 400 lines in a test", longFiles(tests, 400), agreed.tests],
  ["has a function of more than 100 lines", filesWithLongFunctions(product, 100), agreed.functions],
  ["is a folder of more than 25 files", fullFolders(product, 25), agreed.folders],
  ["exports what another module declares", reExports(product), agreed.reExports]
])("nothing but the exceptions in sizes-agreed.ts %s", (_, found, known) => {
  expect([...found].sort()).toEqual([...known].sort())
})

describe("the sizes", () => {
  it("count lines without a trailing newline", () => {
    expect(longFiles([source("a.ts", ["a()", "b()", ""])], 2)).toEqual([])
    expect(longFiles([source("a.ts", ["a()", "b()", "c()", ""])], 2)).toEqual(["a.ts"])
  })

  it("find a long function within a short one", () => {
    const nested = (count: number) =>
      source("a.ts", ["const a = () => {", "const b = () => {", ...statements(count), "}", "}"])
    expect(filesWithLongFunctions([nested(1)], 5)).toEqual([])
    expect(filesWithLongFunctions([nested(4)], 5)).toEqual(["a.ts"])
  })

  it("count the files of each folder without subfolders", () => {
    const paths = ["a/1.ts", "a/2.ts", "a/b/3.ts", "a/b/4.ts", "a/b/5.ts"]
    expect(
      fullFolders(
        paths.map((path) => source(path, [])),
        2
      )
    ).toEqual(["a/b"])
  })

  it.each([
    ['export { a } from "./a.ts"', true],
    ['export * from "../a.ts"', true],
    ['export type { A } from "./a.ts"', true],
    ['export { test } from "a-package"', false],
    ["export const a = 1", false]
  ])("treat %s as a re-export: %s", (line, isOne) => {
    expect(reExports([source("b.ts", [line])])).toEqual(isOne ? ["b.ts"] : [])
    expect(reExports([source("c/index.ts", [line])])).toEqual([])
  })
})
