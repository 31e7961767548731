import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { buildAtlas } from "./build-atlas.ts"
import { storedSignOffs } from "./stored-files.ts"

const folder = mkdtempSync(join(tmpdir(), "sign-off-"))
const file = join(folder, "sign-off.json")

afterAll(() => rmSync(folder, { recursive: true }))

it("has no sign-offs without a file", () => {
  expect(storedSignOffs(join(folder, "missing.json")).read()).toEqual({})
})

it("reads what it wrote and leaves no temporary files", () => {
  const signOffs = {
    locale: {
      "locale.idle|X": {
        QA: { fingerprint: "f", version: "v", by: "P", on: "2026-11-21", sentence: { en: "A.", de: "B." } }
      }
    }
  }
  storedSignOffs(file).write(signOffs)
  expect(storedSignOffs(file).read()).toEqual(signOffs)
  expect(readdirSync(folder)).toEqual(["sign-off.json"])
})

it.each([
  [
    "a merge that was not finished",
    "<<<<<<< HEAD\n{}",
    /sign-off\.json cannot be read\. It is not JSON: .*Mend the file/s
  ],
  ["a list", "[]", /cannot be read\. The file of sign-offs must be an object\. Mend/],
  [
    "an entry without a name",
    '{"locale":{"x":{"QA":{"fingerprint":"f"}}}}',
    /"locale", "x", "QA", "version" must be a text/
  ]
])("reports the error in a file with %s", (_, text, sentence) => {
  writeFileSync(file, text)
  expect(storedSignOffs(file).read).toThrow(sentence)
})

it("builds no atlas from an unreadable file and keeps the last one", async () => {
  writeFileSync(file, "not JSON")
  const site = mkdtempSync(join(folder, "site-"))
  writeFileSync(join(site, "index.html"), "the last one")
  const options = {
    flows: [],
    links: [],
    locales: [],
    widths: [],
    evidence: folder,
    signOffFile: file,
    folder: site
  }
  await expect(buildAtlas(options)).rejects.toThrow(/cannot be read/)
  expect(readFileSync(join(site, "index.html"), "utf8")).toBe("the last one")
})
