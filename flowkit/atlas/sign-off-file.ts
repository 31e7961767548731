/** The file of sign-offs in the repository: read with a sentence about what is wrong in it, and never left half written. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { readSignOffs, type SignOffs, writeSignOffs } from "./sign-off.ts"

/** None where there is no file. Throws a sentence that names the file, what is wrong in it and what to do. */
export const readSignOffFile = (file: string): SignOffs => {
  if (!existsSync(file)) return {}
  try {
    return readSignOffs(readFileSync(file, "utf8"))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The sign-offs in ${file} cannot be read. ${reason} Mend the file, or take its last good version from git.`
    )
  }
}

/** Whoever reads meanwhile sees the old file or the new one. */
export const writeSignOffFile = (file: string, signOffs: SignOffs): void => {
  const next = `${file}.next`
  writeFileSync(next, writeSignOffs(signOffs))
  renameSync(next, file)
}
