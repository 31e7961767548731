/** Reads the modules of the project and their imports from the sources. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, normalize, relative } from "node:path"

export interface Import {
  /** Path of an own module, relative to the project, or the name of a package. */
  readonly of: string
  readonly isOurs: boolean
  /** Erased at run time. */
  readonly isTypeOnly: boolean
}

export interface Module {
  /** Relative to the project, with slashes: `src/ui/Button.tsx`. */
  readonly path: string
  /** Without comments. */
  readonly text: string
  readonly imports: ReadonlyArray<Import>
}

const sources = "{schemas,machines,src,backend,packages,e2e,scripts}/**/*.{ts,tsx}"

/** A comment may mention an import; strings with slashes, such as addresses, stay. */
const withoutComments = (text: string): string =>
  text.replace(/(^|[\s;{}(),])\/\*[\s\S]*?\*\//gm, "$1").replace(/(^|[\s;{}(),])\/\/.*$/gm, "$1")

const statement = /^(?:import|export)\s+(type\s+)?((?:[\w*{},\s$]|\btype\b)*?from\s+)?["']([^"']+)["']/gm
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g

/** `{ type A, type B }` loads nothing, either. */
const namesTypesAlone = (clause: string): boolean => {
  const names = /^\{([^}]*)\}\s*from\s*$/.exec(clause.trim())?.[1]?.split(",")
  return names?.every((name) => /^\s*(type\s.*)?$/.test(name)) ?? false
}

const resolved = (from: string, specifier: string): Pick<Import, "of" | "isOurs"> =>
  specifier.startsWith(".")
    ? {
        of: normalize(join(dirname(from), specifier.replace(/[?#].*$/, ""))).replaceAll("\\", "/"),
        isOurs: true
      }
    : { of: specifier, isOurs: false }

export const importsOf = (path: string, text: string): ReadonlyArray<Import> => [
  ...[...text.matchAll(statement)].map(([, type, clause = "", specifier = ""]) => ({
    ...resolved(path, specifier),
    isTypeOnly: type !== undefined || namesTypesAlone(clause)
  })),
  ...[...text.matchAll(dynamic)].map(([, specifier = ""]) => ({
    ...resolved(path, specifier),
    isTypeOnly: false
  }))
]

const byFolder =
  /\bglobSync\("([^"]+)", \{ cwd: import\.meta\.dirname \}\)|\bimport\.meta\.glob[^(]*\(\s*"([^"]+)"/g

/** Returns modules found by folder: with Node's `globSync` in its own, or with Vite's `import.meta.glob`. */
const foundBy = (root: string, path: string, text: string): ReadonlyArray<Import> =>
  [...text.matchAll(byFolder)].flatMap(([, own, pattern = own ?? ""]) =>
    globSync(pattern, { cwd: join(root, dirname(path)) }).map((file) => ({
      ...resolved(path, `./${file}`),
      isTypeOnly: false
    }))
  )

/** Returns every module of the project, including tests. */
export const readModules = (root: string): ReadonlyArray<Module> =>
  globSync(sources, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.endsWith(".d.ts"))
    .sort()
    .map((path) => {
      const text = withoutComments(readFileSync(join(root, path), "utf8"))
      return { path, text, imports: [...importsOf(path, text), ...foundBy(root, path, text)] }
    })

/** Returns imports of missing modules: they would reveal an error of the parser. */
export const missingModules = (root: string, modules: ReadonlyArray<Module>): ReadonlyArray<string> =>
  modules.flatMap(({ path, imports }) =>
    imports
      .filter(({ of, isOurs }) => isOurs && !existsSync(join(root, of)))
      .map(({ of }) => `${path} imports ${relative(".", of)}`)
  )
