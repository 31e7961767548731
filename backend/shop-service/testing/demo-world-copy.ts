/** The demo world as a file, shared by the test files of a day: its times count from now. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { today } from "@internationalized/date"
import { copiesFolder, databaseVersion } from "../../database/kept-copy.ts"

const madeFrom = ["../migrations", "../../demo-world", "../../database"]

const prefix = "demo-world-"

/** Returns the path of the copy: another one for each day and for each change of its sources. */
export const demoWorldCopy = (): string => {
  const hash = createHash("sha256").update(databaseVersion())
  for (const folder of madeFrom) {
    const path = join(import.meta.dirname, folder)
    for (const file of readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|sql|svg)$/.test(name))
      .sort()) {
      hash.update(file).update(readFileSync(join(path, file)))
    }
  }
  return join(copiesFolder, `${prefix}${today("Europe/Berlin")}-${hash.digest("hex").slice(0, 16)}.tar`)
}

/** Removes copies that no later run can use. */
export const removeOtherCopies = (file: string): void => {
  if (!existsSync(copiesFolder)) return
  for (const name of readdirSync(copiesFolder)) {
    if (name.startsWith(prefix) && name.endsWith(".tar") && !file.endsWith(name)) {
      rmSync(join(copiesFolder, name), { force: true })
    }
  }
}
