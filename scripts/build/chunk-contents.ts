/** Writes down what each script of the build consists of and loads at once, for those who weigh it and for the app server. */
import { relative } from "node:path"
import type { Plugin } from "vite"
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

export const chunkContents = (): Plugin => ({
  name: "chunk-contents",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const contents = Object.values(bundle).flatMap((output): ChunkContents[] =>
      output.type === "chunk"
        ? [
            {
              name: output.name,
              file: output.fileName,
              imports: output.imports,
              styles: [...(output.viteMetadata?.importedCss ?? [])],
              modules: Object.entries(output.modules)
                .filter(([, module]) => module.renderedLength > 0)
                .map(([module]) => relative(projectFolder, module))
            }
          ]
        : []
    )
    this.emitFile({ type: "asset", fileName: chunkContentsFile, source: JSON.stringify(contents, null, 1) })
  }
})
