import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { releases } from "./releases.ts"

it("lists the releases that have machines, newest first, and none without a history", () => {
  const folder = mkdtempSync(join(tmpdir(), "releases-"))
  expect(releases(folder)).toEqual([])
  const git = (...given: ReadonlyArray<string>) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...given], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: "2026-11-12T10:00:00Z" }
    })
  const commit = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    git("add", ".")
    git("commit", "--quiet", "--no-verify", "-m", file)
  }
  const version = (name: string) => `{\n  "name": "shop",\n  "version": "${name}"\n}\n`
  git("init", "--quiet")
  commit("package.json", version("0.1.0"))
  commit("machines/cart/index.ts", "export {}")
  commit("package.json", version("0.2.0"))
  commit("README.md", "Shop")
  commit("package.json", version("0.3.0"))
  expect(releases(folder).map(({ name }) => name)).toEqual([
    "0.3.0, 12 November 2026",
    "0.2.0, 12 November 2026"
  ])
})
