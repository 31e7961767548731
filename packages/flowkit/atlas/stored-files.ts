/** Files edited through the atlas, in the repository: validated when read, replaced atomically. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { messageOf } from "../model/message-of.ts"
import { type Comments, readComments, writeComments } from "./comments.ts"
import { readSignOffs, type SignOffs, writeSignOffs } from "./sign-off.ts"

export interface StoredFile<Content> {
  /** Returns an empty value without a file. Throws an error with the file, the fault and the remedy. */
  readonly read: () => Content
  /** Atomic: concurrent readers see either the old file or the new one. Returns the content. */
  readonly write: (content: Content) => Content
}

const storedFile = <Content extends object>(
  file: string,
  what: string,
  read: (text: string) => Content,
  format: (content: Content) => string
): StoredFile<Content> => ({
  read: () => {
    try {
      return read(existsSync(file) ? readFileSync(file, "utf8") : "{}")
    } catch (cause) {
      throw new Error(
        `The ${what} in ${file} cannot be read. ${messageOf(cause)} Mend the file, or take its last good version from git.`
      )
    }
  },
  write: (content) => {
    const next = `${file}.next`
    writeFileSync(next, format(content))
    renameSync(next, file)
    return content
  }
})

export const storedSignOffs = (file: string): StoredFile<SignOffs> =>
  storedFile(file, "sign-offs", readSignOffs, writeSignOffs)

/** Comments are in the same folder as the sign-offs. */
export const storedComments = (signOffFile: string): StoredFile<Comments> =>
  storedFile(join(dirname(signOffFile), "comments.json"), "comments", readComments, writeComments)
