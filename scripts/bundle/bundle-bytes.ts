/** Weighs a build against the budgets. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { type Moments, budgets as productBudgets, moments as productMoments } from "./budgets.ts"
import { closureOf, filesOfPage, type Manifest, nameOf, readManifest } from "./manifest.ts"

export interface Weight {
  readonly what: string
  /** Brotli bytes. */
  readonly bytes: number
  readonly budget: number
}

export interface BundleReport {
  readonly weights: readonly Weight[]
  /** Budgets exceeded and chunks that were expected but are not in the build. */
  readonly problems: readonly string[]
}

const isScript = (file: string): boolean => file.endsWith(".js")
const isStyle = (file: string): boolean => file.endsWith(".css")
const isLoaded = (file: string): boolean => isScript(file) || isStyle(file)

/** Weighs what vite built into this folder. */
export const weighBundle = (
  buildFolder: string,
  moments: Moments = productMoments,
  budgets: typeof productBudgets = productBudgets
): BundleReport => {
  const manifest = readManifest(buildFolder)
  const chunks = Object.keys(manifest)
  const problems: string[] = []

  const matching = (patterns: readonly RegExp[]): readonly string[] =>
    patterns.flatMap((pattern) => {
      const found = chunks.filter((chunk) => pattern.test(nameOf(manifest, chunk)))
      if (found.length === 0) {
        const names = chunks.map((chunk) => nameOf(manifest, chunk)).join(", ")
        problems.push(
          `No chunk matches ${pattern}. Correct scripts/bundle/budgets.ts; the build has: ${names}.`
        )
      }
      return found
    })

  const weigh = weigher(buildFolder)
  const page = filesOfPage(buildFolder)
  const entries = chunks.filter((chunk) => page.includes(manifest[chunk]?.file ?? ""))
  const login = new Set([...page, ...closureOf(manifest, [...entries, ...matching(moments.login)])])
  const catalogues = matching([moments.catalogues])
  const fileOf = (source: string): string => manifest[source]?.file ?? ""
  const heaviestCatalogue = catalogues.toSorted((a, b) => weigh([fileOf(b)]) - weigh([fileOf(a)]))[0]
  const home = new Set([
    ...login,
    ...closureOf(manifest, matching(moments.home)),
    ...(heaviestCatalogue === undefined ? [] : [fileOf(heaviestCatalogue)])
  ])
  const laterScreens = Map.groupBy(
    chunks.filter((chunk) => moments.screens.test(nameOf(manifest, chunk)) && !home.has(fileOf(chunk))),
    (chunk) => moments.screens.exec(nameOf(manifest, chunk))?.[1] ?? chunk
  )

  const weights: Weight[] = [
    {
      what: "JS before the login",
      bytes: weigh([...login].filter(isScript)),
      budget: budgets.scriptBeforeLogin
    },
    {
      what: "JS + CSS before the home shows tickets",
      bytes: weigh([...home].filter(isLoaded)),
      budget: budgets.beforeHomeShowsTickets
    },
    { what: "CSS in all", bytes: weigh(stylesOf(manifest)), budget: budgets.styles },
    ...catalogues.map((source) => ({
      what: `catalogue ${source}`,
      bytes: weigh([fileOf(source)]),
      budget: budgets.catalogue
    })),
    ...[...laterScreens].map(([screen, parts]) => ({
      what: `JS added by the screen ${screen}`,
      bytes: weigh([...closureOf(manifest, parts)].filter((file) => isScript(file) && !home.has(file))),
      budget: budgets.addedByLaterScreen
    }))
  ]
  for (const { what, bytes, budget } of weights) {
    if (bytes > budget)
      problems.push(`${what}: ${kilobytes(bytes)} kB is over the budget of ${kilobytes(budget)} kB.`)
  }
  return { weights, problems }
}

const stylesOf = (manifest: Manifest): readonly string[] => [
  ...new Set(
    Object.values(manifest)
      .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
      .filter(isStyle)
  )
]

/** Sums the brotli sizes of files, each compressed once. */
const weigher = (folder: string): ((files: readonly string[]) => number) => {
  const known = new Map<string, number>()
  const weighFile = (file: string): number => {
    const before = known.get(file)
    if (before !== undefined) return before
    const content = readFileSync(join(folder, file))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
    const bytes = brotliCompressSync(content, { params }).length
    known.set(file, bytes)
    return bytes
  }
  return (files) => files.reduce((sum, file) => sum + weighFile(file), 0)
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The weights as lines of a table. */
export const bundleTable = ({ weights }: BundleReport): string => {
  const width = Math.max(...weights.map(({ what }) => what.length))
  return weights
    .map(
      ({ what, bytes, budget }) =>
        `  ${what.padEnd(width)}  ${kilobytes(bytes).padStart(6)} kB of ${kilobytes(budget).padStart(6)} kB${bytes > budget ? "  too much" : ""}`
    )
    .join("\n")
}
