/** Checks a build against the budgets. */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { type Moments, budgets as productBudgets, moments as productMoments } from "./budgets.ts"
import { closureOf, filesOfPage, readChunks } from "./chunks.ts"
import { findForbidden } from "./forbidden.ts"

export interface Weight {
  readonly what: string
  /** Brotli bytes. */
  readonly bytes: number
  readonly budget: number
}

export interface BundleReport {
  readonly weights: readonly Weight[]
  /** Exceeded budgets, missing and forbidden sources. */
  readonly problems: readonly string[]
}

const isScript = (file: string): boolean => file.endsWith(".js")
const isStyle = (file: string): boolean => file.endsWith(".css")
const isLoaded = (file: string): boolean => isScript(file) || isStyle(file)

/** Weighs the build in this folder. */
export const weighBundle = async (
  buildFolder: string,
  moments: Moments = productMoments,
  budgets: typeof productBudgets = productBudgets
): Promise<BundleReport> => {
  const chunks = readChunks(buildFolder)
  const problems: string[] = []

  /** Returns the scripts with a matching source. */
  const filesWith = (...patterns: readonly RegExp[]): readonly string[] => {
    for (const pattern of patterns) {
      if (chunks.some(({ modules }) => modules.some((module) => pattern.test(module)))) continue
      problems.push(`No source in the build matches ${pattern}. Correct scripts/bundle/budgets.ts.`)
    }
    return chunks
      .filter(({ modules }) => modules.some((module) => patterns.some((pattern) => pattern.test(module))))
      .map(({ file }) => file)
  }
  /** Groups scripts by the first group of a pattern in a source's name. */
  const filesBy = (pattern: RegExp): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>()
    for (const { file, modules } of chunks) {
      for (const module of modules) {
        const name = pattern.exec(module)?.[1]
        if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(file))
      }
    }
    return found
  }

  const weigh = weigher(buildFolder)
  const page = closureOf(chunks, filesOfPage(buildFolder))
  const login = new Set([...page, ...closureOf(chunks, filesWith(...moments.login))])
  const heaviest = (files: readonly string[]): readonly string[] =>
    files.toSorted((one, other) => weigh([other]) - weigh([one])).slice(0, 1)
  const firstTexts = heaviest(filesWith(moments.firstTexts))
  const laterTexts = heaviest(filesWith(moments.laterTexts))
  const prerender = new Set([
    ...page,
    ...closureOf(chunks, [...filesWith(...moments.prerender), ...firstTexts])
  ])
  const home = new Set([...page, ...closureOf(chunks, [...filesWith(...moments.home), ...firstTexts])])
  const styles = new Set(chunks.flatMap((chunk) => chunk.styles))
  const addedBy = (files: readonly string[]): readonly string[] =>
    [...closureOf(chunks, [...files, ...laterTexts])].filter((file) => isScript(file) && !home.has(file))

  const weights: Weight[] = [
    {
      what: "JS before the login",
      bytes: weigh([...login].filter(isScript)),
      budget: budgets.scriptBeforeLogin
    },
    {
      what: "JS before the home shows tickets",
      bytes: weigh([...prerender].filter(isScript)),
      budget: budgets.scriptBeforeTickets
    },
    {
      what: "JS + CSS before the home is interactive",
      bytes: weigh([...home].filter(isLoaded)),
      budget: budgets.beforeHomeIsInteractive
    },
    {
      what: "CSS in all",
      bytes: weigh([...new Set([...styles, ...[...page].filter(isStyle)])]),
      budget: budgets.styles
    },
    ...[...filesBy(moments.catalogues)].map(([language, files]) => ({
      what: `catalogue ${language}`,
      bytes: weigh([...files]),
      budget: budgets.catalogue
    })),
    ...[...filesBy(moments.screens)]
      .map(([screen, files]) => ({ screen, own: [...files].filter((file) => !home.has(file)) }))
      .filter(({ own }) => own.length > 0)
      .map(({ screen, own }) => ({
        what: `JS added by the screen ${screen}`,
        bytes: weigh(addedBy(own)),
        budget: budgets.addedByLaterScreen
      }))
  ]
  for (const { what, bytes, budget } of weights) {
    if (bytes > budget)
      problems.push(`${what}: ${kilobytes(bytes)} kB is over the budget of ${kilobytes(budget)} kB.`)
  }
  problems.push(...(await findForbidden(buildFolder, chunks, home, moments)))
  return { weights, problems }
}

/** Returns a function that sums the brotli sizes of files, as the build has compressed them; others are compressed once. */
const weigher = (folder: string): ((files: readonly string[]) => number) => {
  const known = new Map<string, number>()
  const weighFile = (file: string): number => {
    const before = known.get(file)
    if (before !== undefined) return before
    const path = join(folder, file)
    const served = `${path}.br`
    const bytes = existsSync(served) ? statSync(served).size : brotliCompressSync(readFileSync(path)).length
    known.set(file, bytes)
    return bytes
  }
  return (files) => files.reduce((sum, file) => sum + weighFile(file), 0)
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Formats the weights as a table. */
export const bundleTable = ({ weights }: BundleReport): string => {
  const width = Math.max(...weights.map(({ what }) => what.length))
  return weights
    .map(
      ({ what, bytes, budget }) =>
        `  ${what.padEnd(width)}  ${kilobytes(bytes).padStart(6)} kB of ${kilobytes(budget).padStart(6)} kB${bytes > budget ? "  too much" : ""}`
    )
    .join("\n")
}
