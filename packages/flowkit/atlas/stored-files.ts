/** Files edited through the atlas, in the repository: validated when read, replaced atomically. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { messageOf } from "../model/message-of.ts"
import { type Comments, readComments, writeComments } from "./comments.ts"
import { readSignOffs, type SignOffs, writeSignOffs } from "./sign-off.ts"

/** Returns an empty value without a file. Throws an error with the file, the fault and the remedy. */
const readStored = <Content>(
  file: string,
  what: string,
  read: (text: string) => Readonly<Record<string, Content>>
): Readonly<Record<string, Content>> => {
  if (!existsSync(file)) return {}
  try {
    return read(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new Error(
      `The ${what} in ${file} cannot be read. ${messageOf(cause)} Mend the file, or take its last good version from git.`
    )
  }
}

/** Atomic: concurrent readers see either the old file or the new one. */
const writeStored = (file: string, text: string): void => {
  const next = `${file}.next`
  writeFileSync(next, text)
  renameSync(next, file)
}

export const readSignOffFile = (file: string): SignOffs => readStored(file, "sign-offs", readSignOffs)
export const writeSignOffFile = (file: string, signOffs: SignOffs): void =>
  writeStored(file, writeSignOffs(signOffs))

/** Comments are in the same folder as the sign-offs. */
export const commentFileBeside = (signOffFile: string): string => join(dirname(signOffFile), "comments.json")
export const readCommentFile = (file: string): Comments => readStored(file, "comments", readComments)
export const writeCommentFile = (file: string, comments: Comments): void =>
  writeStored(file, writeComments(comments))
