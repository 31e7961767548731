/** Vite's manifest: which built file a source became, and what that file imports at once. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Chunks by the path of their source, from vite's root. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (buildFolder: string): Manifest => {
  try {
    return JSON.parse(readFileSync(join(buildFolder, ".vite/manifest.json"), "utf8")) as Manifest
  } catch (cause) {
    throw new Error(`${buildFolder} has no manifest. Build the shop with npm run build.`, { cause })
  }
}

/** Every file that must be there before one of the chunks runs: its own, its static imports' and their styles. */
export const closureOf = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string): void => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`The manifest names ${source}, but does not describe it.`)
    files.add(chunk.file)
    for (const file of chunk.css ?? []) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}
