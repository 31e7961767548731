/**
 * Finds features in a build that a supported browser lacks, by the data of the web-features project. In scripts:
 * global names, their members, and members of elements and of the language's own objects. The type of an
 * expression is unknown, so a new member that shares its name with an old one (`map` of iterators) is not found.
 * Syntax is lowered by the build.
 */
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import postcss from "postcss"
import { parseAst } from "vite"
import { features } from "web-features"
import { oldestVersions } from "../build/browsers.ts"
import { filesIn } from "../build/files-in.ts"
import { nodesIn } from "../structure/syntax-tree.ts"
import type { Chunks } from "./chunks.ts"

type Support = Readonly<Record<string, string | undefined>>

/** Names of the data, by those of browserslist. */
const dataNames = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios"
} as const

const isSupported = (support: Support): boolean =>
  [...oldestVersions()].every(([browser, oldest]) => {
    const since = support[dataNames[browser]]
    return since !== undefined && Number.parseFloat(since.replace("≤", "")) <= oldest
  })

/** Keys of MDN's compatibility data, like `api.Navigator.share`, by whether all supported browsers have them. */
const isKnownEverywhere: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind !== "feature"
      ? []
      : (feature.compat_features ?? []).map(
          (key: string) =>
            [
              key,
              isSupported((feature.status.by_compat_key?.[key]?.support ?? feature.status.support) as Support)
            ] as const
        )
  )
)

const isTooNew = (key: string): boolean => isKnownEverywhere.get(key) === false

/** Returns the first key of each name that only too new keys have. */
const tooNewNames = (nameOf: (key: string) => string | undefined): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const known = new Set<string>()
  for (const key of isKnownEverywhere.keys()) {
    const name = nameOf(key)
    if (name === undefined) continue
    if (!isTooNew(key)) known.add(name)
    else if (!found.has(name)) found.set(name, key)
  }
  for (const name of known) found.delete(name)
  return found
}

/** Members by name alone: of the page's elements, and of the language's own objects. */
const members = tooNewNames(
  (key) =>
    /^(?:api\.(?:Element|HTML(?:Anchor|Button|Dialog|Form|Image|Input|Select)?Element|Node|Document)|javascript\.builtins\.(?:Array|Date|Iterator|Map|Set|String|Uint8Array))\.(\w+)(?<!_event|_static)$/.exec(
      key
    )?.[1]
)

/** Interfaces of global objects. */
const interfaces: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  globalThis: "Window",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
  self: "Window",
  window: "Window"
}

const nameIn = (node: unknown): string | undefined =>
  typeof node === "object" && node !== null && "type" in node && node.type === "Identifier" && "name" in node
    ? String(node.name)
    : undefined

/** Returns the keys of a name, and of its member. */
const keysOf = (name: string, member = ""): readonly string[] => {
  const owner = interfaces[name] ?? name
  const suffix = member === "" ? [""] : [`.${member}`, `.${member}_static`]
  return suffix.flatMap((end) => [`api.${owner}${end}`, `javascript.builtins.${owner}${end}`])
}

const keysInScript = (code: string): ReadonlySet<string> => {
  const found: string[] = []
  for (const { type, computed, property, callee, object } of nodesIn(parseAst(code))) {
    const owner = nameIn(object)
    if (type === "MemberExpression" && computed === false) {
      const member = nameIn(property) ?? ""
      found.push(members.get(member) ?? "", ...(owner === undefined ? [] : keysOf(owner, member)))
      if (interfaces[owner ?? ""] === "Window") found.push(...keysOf(member))
    }
    for (const used of [owner, nameIn(callee)]) if (used !== undefined) found.push(...keysOf(used))
  }
  return new Set(found.filter(isTooNew))
}

/** Functions of any property, like `light-dark()`. */
const functions = tooNewNames((key) => /^css\.types\.(?:[\w-]+\.)?([\w-]+)$/.exec(key)?.[1])

const keysOfDeclaration = ({ prop, value }: postcss.Declaration): readonly string[] => {
  const property = `css.properties.${prop}`
  if (isTooNew(property)) return [property]
  return (value.match(/[a-z][\w-]*\(?/g) ?? []).map((word) =>
    word.endsWith("(") ? (functions.get(word.slice(0, -1)) ?? "") : `${property}.${word}`
  )
}

/** Returns the keys of features that a style sheet uses. */
const keysInStyles = (css: string): ReadonlySet<string> => {
  const used: string[] = []
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    used.push(...keysOfDeclaration(declaration))
  })
  root.walkRules(({ selector }) => {
    used.push(...[...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`))
  })
  root.walkAtRules(({ name, params }) => {
    used.push(`css.at-rules.${name}`)
    used.push(...[...params.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => `css.at-rules.${name}.${feature}`))
  })
  return new Set(used.filter(isTooNew))
}

/** Finds features that a supported browser lacks, except those without which the page works. */
export const findTooNew = (
  folder: string,
  chunks: Chunks,
  mayLack: ReadonlyMap<string, string>
): readonly string[] => {
  const styles = filesIn(folder).filter((file) => file.endsWith(".css"))
  const used = [
    ...chunks.map(({ file }) => [file, keysInScript(readFileSync(join(folder, file), "utf8"))] as const),
    ...styles.map((file) => [relative(folder, file), keysInStyles(readFileSync(file, "utf8"))] as const)
  ]
  const all = new Set(used.flatMap(([, keys]) => [...keys]))
  return [
    ...used.flatMap(([file, keys]) =>
      [...keys]
        .filter((key) => !mayLack.has(key))
        .map((key) => `${file} uses ${key}, which a supported browser lacks.`)
    ),
    ...[...mayLack.keys()]
      .filter((key) => !all.has(key))
      .map((key) => `Nothing uses ${key}. Remove it from scripts/bundle/budgets.ts.`)
  ]
}
