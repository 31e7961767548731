/** What folders of the product export though nothing of the product asks for it: it would be there for its test. */
import { isTest } from "./import-rules.ts"
import { importsOf, type Module } from "./modules.ts"

const isProduct = (path: string): boolean => /^(schemas|machines|src|backend)\//.test(path) && !isTest(path)
/** Commands run by people, and what builds the product, count as much as the product does. */
const asks = (path: string): boolean =>
  isProduct(path) || (/^(scripts\/|[a-z]+\.config\.ts$)/.test(path) && !isTest(path))

const declaration =
  /^export\s+(?:declare\s+|abstract\s+|async\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm

/** The text without the place that declares the name, also where a schema gives its name to its type. */
const beside = (text: string, name: string): string =>
  text
    .replace(new RegExp(`^export (const|let|class|function\\*?|async function|enum) ${name}\\b`, "gm"), "")
    .replace(new RegExp(`^export (type|interface) ${name}\\b.*$`, "gm"), "")
    .replace(new RegExp(`\\btypeof ${name}\\.(Type|Encoded)\\b`, "g"), "")

const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replace("$", "\\$")}(?![\\w$])`).test(text)

/** `export { a } from` and `export * from` pass on; they ask for nothing. */
const withoutPassingOn = (text: string): string =>
  text.replace(/^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+["'][^"']+["']/gm, "")

const passedOn = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+["']([^"']+)["']/gm

/** Whose exports a module can name: of what it imports, and of what that passes on. */
const inReach = (modules: ReadonlyArray<Module>) => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const passes = ({ path, text }: Module): ReadonlySet<string> =>
    new Set(
      importsOf(path, [...text.matchAll(passedOn)].map(([statement]) => statement).join("\n")).map(
        ({ of }) => of
      )
    )
  return ({ imports }: Module): ReadonlySet<string> => {
    const reach = new Set(imports.map(({ of }) => of))
    for (const path of reach) {
      const module = byPath.get(path)
      if (module !== undefined) for (const further of passes(module)) reach.add(further)
    }
    return reach
  }
}

/** `path: name` of each such export. */
export const exportsForTestsAlone = (modules: ReadonlyArray<Module>): ReadonlyArray<string> => {
  const reachOf = inReach(modules)
  const asking = modules
    .filter(({ path }) => asks(path))
    .map((module) => ({ text: withoutPassingOn(module.text), reach: reachOf(module) }))
  return modules
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, text }) =>
      [...new Set([...text.matchAll(declaration)].map(([, name = ""]) => name))]
        .filter((name) => !says(beside(withoutPassingOn(text), name), name))
        .filter((name) => !asking.some(({ text: other, reach }) => reach.has(path) && says(other, name)))
        .map((name) => `${path}: ${name}`)
    )
}

/** Those that stay, each with its reason. */
export const stayForTests: Readonly<Record<string, string>> = {
  "backend/database/faulty-line.ts":
    "a connection to the database that breaks, for tests of what happens then",
  "backend/identity-provider/testing.ts": "what the tests of the identity provider have in common",
  "schemas/add-plates-form.ts: AddPlatesForm":
    "the form as the specification has it; while it is filled in, plates may be empty",
  "schemas/licence-plate/countries.ts: isoCountryOf":
    "public, for whoever speaks to services that want ISO codes",
  "schemas/licence-plate/district-encoding.ts: encodeDistricts":
    "makes the list of districts that the product decodes",
  "schemas/licence-plate/district-list.ts: districtLists": "the list of districts as people keep it"
}
