/** Version of pictures: that of the machine, of the texts and of the styles. */
import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

let known: string | undefined

/** Returns a hash of texts and styles, which every screen depends on. */
const look = (): string => {
  const hash = createHash("sha256")
  for (const file of globSync("src/{locales,styles}/**/*.{json,ts,css}", { cwd: projectFolder }).sort()) {
    hash.update(file).update(readFileSync(join(projectFolder, file)))
  }
  return hash.digest("hex").slice(0, 8)
}

/** `machine`: version of the machine. */
export const pictureVersion = (machine: string): string => {
  known ??= look()
  return `${machine}-${known}`
}
