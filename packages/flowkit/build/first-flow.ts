/** The page for beginners as data: its files and commands, in order. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

export interface Block {
  /** `sh` for commands. */
  readonly language: string
  /** File of the text; undefined for commands. */
  readonly file: string | undefined
  readonly text: string
}

export const firstFlow: ReadonlyArray<Block> = [
  ...readFileSync(join(import.meta.dirname, "../docs/first-flow.md"), "utf8").matchAll(
    /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm
  )
].map(([, language = "", file, text = ""]) => ({ language, file, text }))

/** Port named in the page. */
export const pagePort = "4173"

export const writeBlock = (folder: string, { file, text }: Block, port: string): void => {
  if (file === undefined) return
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text.replaceAll(pagePort, port))
}
