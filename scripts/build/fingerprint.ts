/** Hash over all sources of the built shop, so that a start builds only after a change. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { filesIn } from "./files-in.ts"

const folders = ["src", "machines", "schemas", "scripts/build"]
const files = ["package.json", "package-lock.json", "panda.config.ts", "tsconfig.base.json", "vite.config.ts"]

const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file)

const contentOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Depends on the bytes and names of sources, not on timestamps, tests or documentation. */
export const fingerprintSources = (root = projectFolder): string => {
  const all = [
    ...folders.flatMap((folder) => filesIn(join(root, folder))),
    ...files.map((file) => join(root, file))
  ]
  const hash = createHash("sha256")
  for (const file of all.filter(isSource).sort()) {
    const content = contentOf(file)
    if (content === undefined) continue
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}
