/** Finds forbidden parts of a build: misplaced sources, eval, refused names, void styles, late texts. */
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { isRefusedByBlockers } from "../build/file-names.ts"
import { filesIn } from "../build/files-in.ts"
import { circularImports } from "../structure/import-cycles.ts"
import type { Moments } from "./budgets.ts"
import type { Chunks } from "./chunks.ts"
import { findTooNew } from "./web-features.ts"

const misplaced = (
  chunks: Chunks,
  where: string,
  forbidden: ReadonlyMap<RegExp, string>
): readonly string[] =>
  chunks.flatMap(({ file, modules }) =>
    [...forbidden].flatMap(([pattern, reason]) =>
      modules
        .filter((module) => pattern.test(module))
        .map((module) => `${file} contains ${module}, which has no place in ${where}: ${reason}.`)
    )
  )

/** Strings as code: `eval`, `Function`, and timers with a string. */
const evaluation = /(?<![\w$.])(?:eval|(?:new )?Function)\(|(?<![\w$.])set(?:Timeout|Interval)\(["'`]/

const evaluating = (folder: string, chunks: Chunks): readonly string[] =>
  chunks.flatMap(({ file }) => {
    const found = evaluation.exec(readFileSync(join(folder, file), "utf8"))
    if (found === null) return []
    const around = found.input.slice(Math.max(0, found.index - 30), found.index + 50)
    return [`${file} evaluates code, which the content policy forbids: …${around}…`]
  })

const refusedByBlockers = (folder: string): readonly string[] =>
  filesIn(folder)
    .map((file) => relative(folder, file))
    .filter((file) => !/\.(?:br|gz)$/.test(file) && isRefusedByBlockers(file))
    .map((file) => `${file} has a name that content blockers refuse. Correct scripts/build/file-names.ts.`)

const property = String.raw`--(?:\\.|[\w-])+`

/** Finds rules that are void, since neither a rule nor a script sets the custom property they use. */
const unsetProperties = (folder: string, chunks: Chunks): readonly string[] => {
  const styles = filesIn(folder).filter((file) => file.endsWith(".css"))
  const css = styles.map((file) => readFileSync(file, "utf8")).join("\n")
  const code = chunks.map(({ file }) => readFileSync(join(folder, file), "utf8")).join("\n")
  const set = new Set([...css.matchAll(new RegExp(`(${property})\\s*:`, "g"))].map(([, name]) => name))
  const asked = [...css.matchAll(new RegExp(`var\\((${property})\\)`, "g"))].map(([, name = ""]) => name)
  return [...new Set(asked)]
    .filter((name) => !set.has(name) && !code.includes(name))
    .map(
      (name) =>
        `The styles ask for ${name}, which nothing sets. Correct scripts/build/styles-in-two-parts.ts.`
    )
}

interface Texts {
  readonly [key: string]: string | Texts
}

const pathsOf = (texts: Texts, section = ""): readonly string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${section}${key}`] : pathsOf(value, `${section}${key}.`)
  )

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** Returns the paths of the texts in scripts with such sources. */
const textsIn = async (folder: string, chunks: Chunks, source: RegExp): Promise<ReadonlySet<string>> => {
  const chunk = chunks.find(({ modules }) => modules.some((module) => source.test(module)))
  if (chunk === undefined) return new Set()
  const exports: object = await import(pathToFileURL(join(folder, chunk.file)).href)
  const parts: readonly Texts[] = Object.values(exports).flat()
  return new Set(parts.flatMap((texts) => pathsOf(texts).map((path) => path.replace(pluralForm, ""))))
}

/**
 * Finds texts that a script of the first page names, in full or by prefix, but that are loaded later. Of
 * texts with a common prefix the first page may have some: tests check which.
 */
const lateTexts = async (
  folder: string,
  chunks: Chunks,
  firstPage: Chunks,
  { firstTexts, laterTexts }: Moments
): Promise<readonly string[]> => {
  const late = await textsIn(folder, chunks, laterTexts)
  const early = [...(await textsIn(folder, chunks, firstTexts))]
  return firstPage.flatMap(({ file }) => {
    const code = readFileSync(join(folder, file), "utf8")
    const whole = [...code.matchAll(/["'`]([a-z]\w*(?:\.\w+)+)["'`]/g)].map(([, path]) => path ?? "")
    const beginnings = [...code.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, start]) => start ?? "")
    const named = [
      ...whole.filter((path) => late.has(path)),
      ...beginnings.filter(
        (start) =>
          [...late].some((path) => path.startsWith(start)) && !early.some((path) => path.startsWith(start))
      )
    ]
    return [...new Set(named)].map(
      (path) => `${file} says ${path}, which is loaded later. Move it to src/locales/*/first-page.json.`
    )
  })
}

/** Finds circular imports of scripts: one of them would run before its dependencies. */
const circles = (chunks: Chunks): readonly string[] => {
  const files = circularImports(new Map(chunks.map(({ file, imports }) => [file, imports])))
  return files.length === 0 ? [] : [`${files.join(", ")} import each other in a circle.`]
}

/** Returns all problems; `firstPage`: the scripts awaited by the home of a shop. */
export const findForbidden = async (
  folder: string,
  chunks: Chunks,
  firstPage: ReadonlySet<string>,
  moments: Moments
): Promise<readonly string[]> => {
  const first = chunks.filter(({ file }) => firstPage.has(file))
  return [
    ...misplaced(chunks, "the browser app", moments.nowhere),
    ...misplaced(first, "the first page", moments.notInFirstPage),
    ...evaluating(folder, chunks),
    ...refusedByBlockers(folder),
    ...findTooNew(folder, chunks, moments.mayLack),
    ...circles(chunks),
    ...unsetProperties(folder, chunks),
    ...(await lateTexts(folder, chunks, first, moments))
  ]
}
