/** Tests: docs/packages.md lists the installed packages, and the fate of each that was required. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

const { dependencies, devDependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> =
  JSON.parse(read("package.json"))
const installed = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !name.startsWith("@types/")
)

/** Returns the cells of a section's rows. */
const rowsOf = (title: string): ReadonlyArray<ReadonlyArray<string>> =>
  (read("docs/packages.md").split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, -1))

/** Returns the code spans of a column. */
const namesOf = (title: string, column = 0): ReadonlyArray<string> =>
  rowsOf(title).flatMap((cells) =>
    [...(cells[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)
  )

const askedFor =
  "react, react-dom, xstate, @xstate/react, wouter, effect, @effect/schema, @auth0/auth0-spa-js, i18next, react-i18next, react-aria-components, @react-aria/i18n, @internationalized/date, panda-css, vite, vitest, @xstate/graph, playwright"

it("names exactly the installed packages", () => {
  expect([...namesOf("Asked for"), ...namesOf("Besides")].toSorted()).toEqual(installed.toSorted())
})

it("has a location or an open status for every requested package", () => {
  expect([...namesOf("Asked for", 1), ...namesOf("Open")].toSorted()).toEqual(askedFor.split(", ").toSorted())
  expect(namesOf("Open").filter((name) => installed.includes(name))).toEqual([])
})

it("has a purpose and existing locations", () => {
  const cells = ["Asked for", "Open", "Besides"].flatMap(rowsOf).flat()
  expect(cells.filter((cell) => cell.trim() === "")).toEqual([])
  const places = [...namesOf("Asked for", 3), ...namesOf("Besides", 2)]
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
})

it("installs everything that the servers import with `npm ci --omit=dev`", () => {
  const files = globSync("{backend,schemas}/**/*.ts", { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file)
  )
  const imported = files.flatMap((file) =>
    [...read(file).matchAll(/ from "((?:@[^/"]+\/)?[^./"][^/":]*)[/"]/g)].map(([, name = ""]) => name)
  )
  expect(imported.length).toBeGreaterThan(300)
  const missing = imported.filter((name) => dependencies?.[name] === undefined)
  // The embedded database, and helpers of tests.
  expect([...new Set(missing)].toSorted()).toEqual(["@electric-sql/pglite", "fast-check", "vitest"])
})

it("has a hash and no address for every package in the lock file, and runs only listed install scripts", () => {
  const { packages }: { readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>> } =
    JSON.parse(read("package-lock.json"))
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && link !== true
  )
  expect(fetched.length).toBeGreaterThan(200)
  expect(fetched.filter(([, { integrity }]) => !/^sha512-/.test(String(integrity)))).toEqual([])
  expect(read("package-lock.json")).not.toMatch(/"resolved": "(?!packages\/flowkit")/)
  const withScripts = fetched
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path)
  const named = Object.keys(JSON.parse(read("package.json")).allowScripts)
  expect(withScripts.filter((path) => !named.includes(path.replace(/^.*node_modules\//, "")))).toEqual([])
})
