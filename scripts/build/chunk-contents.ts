/** Describes the sources and static imports of each script of a build, for the budgets and the app server. */
import { relative } from "node:path"
import type { Rolldown } from "vite"
import { projectFolder } from "../product/servers.ts"

/** Relative to the folder of the build. */
export const chunkContentsFile = ".vite/chunks.json"

export interface ChunkContents {
  /** Name of its moment, or of a source in it. */
  readonly name: string
  readonly file: string
  /** Scripts that must be loaded before this one runs. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** Sources with code left in it, relative to the project folder. */
  readonly modules: readonly string[]
}

export const chunkContents = ({ output }: Rolldown.RolldownOutput): readonly ChunkContents[] =>
  output
    .filter((file) => file.type === "chunk")
    .map((chunk) => ({
      name: chunk.name,
      file: chunk.fileName,
      imports: chunk.imports,
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      modules: Object.entries(chunk.modules)
        .filter(([, module]) => module.renderedLength > 0)
        .map(([module]) => relative(projectFolder, module))
    }))
