import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { release } from "./release.ts"

let parent = ""
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "release-"))
})
afterEach(() => rmSync(parent, { recursive: true }))

const releaseBuild = (number: number, others: Readonly<Record<string, string>> = {}): string => {
  const [built, folder] = [join(parent, "next"), join(parent, "dist")]
  const files = {
    "index.html": `page ${number}`,
    "version.json": `${number}`,
    [`assets/entry-${number}.js`]: `script ${number}`,
    "assets/same.css": "same",
    ...others
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(join(built, file), content)
  }
  release(built, folder)
  expect(existsSync(built)).toBe(false)
  return folder
}

it("serves the new page and the scripts of open pages", () => {
  releaseBuild(1, { "robots.txt": "of the first build alone" })
  const folder = releaseBuild(2)
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("page 2")
  expect(readFileSync(join(folder, "assets/entry-1.js"), "utf8")).toBe("script 1")
  expect(readFileSync(join(folder, "assets/entry-2.js"), "utf8")).toBe("script 2")
  expect(existsSync(join(folder, "robots.txt"))).toBe(false)
})

it("keeps the files of five builds, and those shared by later ones", () => {
  for (let number = 1; number <= 5; number++) releaseBuild(number)
  const folder = releaseBuild(6)
  expect(
    [1, 2, 3, 4, 5, 6].filter((number) => existsSync(join(folder, `assets/entry-${number}.js`)))
  ).toEqual([2, 3, 4, 5, 6])
  expect(existsSync(join(folder, "assets/same.css"))).toBe(true)
})
