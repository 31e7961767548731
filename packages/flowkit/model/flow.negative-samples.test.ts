import { execFile } from "node:child_process"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"

// The directives alone accept any error; these tests compare the compiler's messages with each of them.
const root = resolve(import.meta.dirname, "../../..")
const workshop = resolve(root, ".cache/flowkit-negative-samples")
const source = await readFile(resolve(import.meta.dirname, "flow.negative-samples.ts"), "utf8")
const lines = source.split("\n")
const expected = lines.flatMap((line, index) => {
  const [, code, words] = /@ts-expect-error (TS\d+) (.*)$/.exec(line) ?? []
  return code === undefined || words === undefined ? [] : [{ line: index + 2, code, words }]
})

let output = ""

beforeAll(async () => {
  await mkdir(workshop, { recursive: true })
  const bare = source
    .replaceAll("@ts-expect-error", "expected:")
    .replaceAll('"./', '"../../packages/flowkit/model/')
  await writeFile(resolve(workshop, "samples.ts"), bare)
  await writeFile(
    resolve(workshop, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.base.json",
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        declaration: false,
        noEmit: true
      },
      files: ["samples.ts"]
    })
  )
  const compiler = resolve(root, "node_modules/typescript/bin/tsc")
  output = await promisify(execFile)(process.execPath, [compiler, "-p", workshop, "--pretty", "false"], {
    cwd: workshop
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout
  )
})

afterAll(() => rm(workshop, { recursive: true, force: true }))

const errors = () =>
  output
    .split(/\n(?=samples\.ts)/)
    .map((text) => ({
      line: Number(/^samples\.ts\((\d+)/.exec(text)?.[1]),
      code: /TS\d+/.exec(text)?.[0],
      text
    }))

it("refuses exactly the samples", () => {
  expect(expected.length).toBeGreaterThan(15)
  expect(errors().map(({ line }) => line)).toEqual(expected.map(({ line }) => line))
})

it.each(expected)("refuses line $line with $code: $words", ({ line, code, words }) => {
  const error = errors().find((found) => found.line === line)
  expect(error?.code).toBe(code)
  expect(error?.text).toContain(words)
})
