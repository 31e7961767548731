/** Hash of the content in a file's name, which the build puts before the extension: such a file never changes. */

/** Characters of the hash in the name of a script; Vite's own, in all other files, has eight. */
export const scriptHashLength = 7

export const hashInName = new RegExp(`-[\\w-]{${scriptHashLength},8}(?=\\.\\w+$)`)

/** Returns whether the path of a built file has a hash. */
export const isHashed = (path: string): boolean => path.startsWith("/assets/") && hashInName.test(path)
