/** Reads the contents of a build: scripts with their sources, and the files of its page. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type ChunkContents, chunkContentsFile } from "../build/chunk-contents.ts"

export type Chunks = readonly ChunkContents[]

export const readChunks = (buildFolder: string): Chunks => {
  try {
    return JSON.parse(readFileSync(join(buildFolder, chunkContentsFile), "utf8")) as Chunks
  } catch (cause) {
    throw new Error(`${buildFolder} has no list of its chunks. Build the shop with npm run build.`, { cause })
  }
}

/** Returns the scripts and styles referenced by index.html. */
export const filesOfPage = (buildFolder: string): readonly string[] => {
  const html = readFileSync(join(buildFolder, "index.html"), "utf8")
  const references = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)
  return [...references].map((reference) => reference[1] ?? "")
}

/** Returns the files needed before these scripts run: theirs, those of static imports, and all styles. */
export const closureOf = (chunks: Chunks, files: readonly string[]): ReadonlySet<string> => {
  const closure = new Set<string>()
  const visit = (file: string): void => {
    if (closure.has(file)) return
    closure.add(file)
    const chunk = chunks.find((candidate) => candidate.file === file)
    for (const style of chunk?.styles ?? []) closure.add(style)
    for (const imported of chunk?.imports ?? []) visit(imported)
  }
  for (const file of files) visit(file)
  return closure
}
