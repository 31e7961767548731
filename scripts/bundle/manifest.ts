/** Vite's manifest: which built file a source became, and what that file imports at once. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

export interface Chunk {
  readonly file: string
  /** What a chunk without a source of its own is called. */
  readonly name?: string
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

/** What a chunk is known by: its source, or its name if it was made of several. */
export const nameOf = (manifest: Manifest, key: string): string =>
  key.startsWith("_") ? (manifest[key]?.name ?? key) : key

/** The files that index.html itself asks for; the manifest loses the entry when it is part of a larger chunk. */
export const filesOfPage = (buildFolder: string): readonly string[] => {
  const html = readFileSync(join(buildFolder, "index.html"), "utf8")
  const references = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)
  return [...references].map((reference) => reference[1] ?? "")
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
