/** Describes what each script of a build consists of and loads at once, for the budgets and for the app server. */
import { relative } from "node:path"
import type { Rolldown } from "vite"
import { projectFolder } from "../product/servers.ts"

/** Where it is written, from the folder of the build. */
export const chunkContentsFile = ".vite/chunks.json"

export interface ChunkContents {
  /** Of the moment it is for, or of a source in it. */
  readonly name: string
  readonly file: string
  /** Scripts that have to be there before this one runs. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** Sources that something is left of, from the project folder. */
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
