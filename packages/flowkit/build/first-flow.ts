/** The page for beginners as data: the files it has one write and the commands it has one give, in their order. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

export interface Block {
  /** `sh` for commands. */
  readonly language: string
  /** Where the text belongs; undefined for commands. */
  readonly file: string | undefined
  readonly text: string
}

export const firstFlow: ReadonlyArray<Block> = [
  ...readFileSync(join(import.meta.dirname, "../docs/first-flow.md"), "utf8").matchAll(
    /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm
  )
].map(([, language = "", file, text = ""]) => ({ language, file, text }))

/** The port that the page names. */
export const pagePort = "4173"

export const writeBlock = (folder: string, { file, text }: Block, port: string): void => {
  if (file === undefined) return
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text.replaceAll(pagePort, port))
}
