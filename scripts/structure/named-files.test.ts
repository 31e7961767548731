/** Tests: linked files exist, and those named in README.md, docs/architecture.md, package.json; README.md names all folders. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")
const foldersIn = (path: string): ReadonlyArray<string> =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)

const inBackticks = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name)

/** Returns the relative targets of links and pictures, relative to the project. */
const linksIn = (page: string): ReadonlyArray<string> =>
  [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? "")
    .filter((link) => !link.includes("://"))
    .map((link) => join(dirname(page), link))

/** Returns texts that look like a path: `src/pages`, but neither `/{shop}`, an address nor a package. */
const pathsIn = (page: string): ReadonlyArray<string> =>
  inBackticks(read(page)).filter((name) => /^\w[\w.-]*(\/[\w.-]+)+$/.test(name))

const layout = inBackticks(
  (read("README.md").split("\n## Layout\n")[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|")[1])
    .join()
)

const pagesOf = (folder: string, recursive = false): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive })
    .map((name) => join(folder, String(name)))
    .filter((page) => page.endsWith(".md"))

it("all pages link to files that exist", () => {
  const pages = [...pagesOf(""), ...pagesOf("docs", true)]
  expect(pages.length).toBeGreaterThan(50)
  const missing = (page: string) =>
    linksIn(page)
      .filter((link) => !existsSync(join(root, link)))
      .map((link) => `${page}: ${link}`)
  expect(pages.flatMap(missing)).toEqual([])
})

it.each(["README.md", "docs/architecture.md"])("%s names files that exist", (page) => {
  const named = [...linksIn(page), ...pathsIn(page)]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it("README.md lists exactly the folders in its layout", () => {
  const made = new Set(
    read(".gitignore")
      .split("\n")
      .map((line) => line.replace(/\/$/, ""))
  )
  const withParts = ["src", "packages"]
  // Static files for browsers need no explanation.
  const obvious = new Set(["src/public"])
  const folders = [
    ...foldersIn("").filter((name) => !made.has(name) && !withParts.includes(name)),
    ...withParts.flatMap((name) => foldersIn(name).map((part) => `${name}/${part}`))
  ].filter((name) => !obvious.has(name))
  expect(layout.toSorted()).toEqual(folders.toSorted())
})

const textsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

it.each(["package.json", "packages/flowkit/package.json"])("%s names files that exist", (file) => {
  const { main, types, bin, exports, files, sideEffects, workspaces, scripts } = JSON.parse(read(file))
  const commands = textsIn(scripts).flatMap((command) => command.match(/\S+\.[jt]s\b/g) ?? [])
  const named = [...textsIn([main, types, bin, exports, files, sideEffects, workspaces]), ...commands]
  const exact = named.filter((path) => !/[*!]/.test(path))
  expect(exact.length).toBeGreaterThan(0)
  expect(exact.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([])
})

it("each command of package.json that the bootstrap runs is a task", () => {
  const { scripts } = JSON.parse(read("package.json"))
  const tasks = textsIn(scripts).flatMap((command) => command.match(/bootstrap\.js (\S+)/)?.[1] ?? [])
  const isThere = (task: string) =>
    ["scripts/tasks", "e2e/tasks"].some((folder) => existsSync(join(root, folder, `${task}.ts`)))
  expect(tasks.filter((task) => !isThere(task))).toEqual([])
})
