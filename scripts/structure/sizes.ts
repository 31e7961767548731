/** Finds what is longer than one reading: files, functions and folders; and modules that pass on others. */
import { dirname } from "node:path"
import { parseAst } from "vite"
import { nodesIn } from "./syntax-tree.ts"

/** A source file as it is on disk; its path is from the root of the project. */
export interface Source {
  readonly path: string
  readonly text: string
}

const linesOf = (text: string): number => text.trimEnd().split("\n").length

/** Returns the paths of sources with more lines. */
export const longFiles = (sources: ReadonlyArray<Source>, maxLines: number): ReadonlyArray<string> =>
  sources.filter(({ text }) => linesOf(text) > maxLines).map(({ path }) => path)

/** Returns the paths of sources that have a function with more lines. */
export const filesWithLongFunctions = (
  sources: ReadonlyArray<Source>,
  maxLines: number
): ReadonlyArray<string> =>
  sources
    .filter(
      ({ path, text }) =>
        linesOf(text) > maxLines &&
        [...nodesIn(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }).body)].some(
          ({ type, start, end }) => /Function/.test(type) && linesOf(text.slice(start, end)) > maxLines
        )
    )
    .map(({ path }) => path)

/** Returns the folders with more files of their own. */
export const fullFolders = (sources: ReadonlyArray<Source>, maxFiles: number): ReadonlyArray<string> => {
  const folders = Object.groupBy(sources, ({ path }) => dirname(path))
  return Object.entries(folders).flatMap(([folder, { length } = []]) =>
    (length ?? 0) > maxFiles ? [folder] : []
  )
}

/** Returns the paths of modules other than `index.ts` that export what another one declares. */
export const reExports = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(
      ({ path, text }) => !path.endsWith("/index.ts") && /^export (type )?(\*|\{[^}]*\}) from "\./m.test(text)
    )
    .map(({ path }) => path)
