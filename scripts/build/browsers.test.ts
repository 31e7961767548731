/** Tests that build, documentation and the page for old browsers follow the browserslist of package.json. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { type Browser, buildTargets, oldestVersions } from "./browsers.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

const titles: Readonly<Record<Browser, string>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari on a Mac",
  ios_saf: "Safari on an iPhone or iPad"
}

it("documents the oldest version of each browser, and builds for it", () => {
  const versions = [...oldestVersions()]
  expect(versions.map(([browser]) => browser).toSorted()).toEqual(Object.keys(titles).toSorted())
  const documentation = read("docs/browsers.md")
  for (const [browser, version] of versions)
    expect(documentation).toContain(`| ${titles[browser]} | ${version} |`)
  expect(buildTargets()).toContain(`ios${oldestVersions().get("ios_saf")}`)
})

it("tells an older browser, or one without scripts, without a script", () => {
  // The first versions with both features of the style rule.
  const hides = { chrome: 120, edge: 120, firefox: 121, safari: 17, ios_saf: 17 } as const
  for (const [browser, version] of oldestVersions()) expect(hides[browser]).toBe(Math.floor(version))
  const [, notice = ""] = /<div class="outdated">([\s\S]*?)<\/div>/.exec(read("src/index.html")) ?? []
  for (const start of ["<p>Diese Seite", '<p lang="en">', '<p lang="fr">', '<p lang="it">'])
    expect(notice).toContain(start)
  expect(read("src/styles/global.ts")).toContain("@supports selector(:has(a))")
})
