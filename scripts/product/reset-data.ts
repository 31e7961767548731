/** Deletes the data folder; refuses a folder with other data, named by mistake. */
import { existsSync, readdirSync, rmSync } from "node:fs"

/** All files of servers and commands there. */
const ours = new Set([
  "database",
  "database.lock",
  "database.unfinished",
  "database-url",
  "running.json",
  "secrets"
])

/** Returns a message. Fails, and deletes nothing, if the folder contains files that are not the product's. */
export const resetData = (folder: string): string => {
  if (!existsSync(folder)) return `Nothing to delete: ${folder} does not exist.`
  const others = readdirSync(folder).filter((name) => !ours.has(name))
  if (others.length > 0) {
    throw new Error(
      `${folder} contains other files (${others.slice(0, 3).join(", ")}${others.length > 3 ? ", …" : ""}); nothing was deleted. ` +
        "Correct PARKSCHEIN_DATA_FOLDER, or move these files."
    )
  }
  rmSync(folder, { recursive: true })
  return `Deleted ${folder}. The next start seeds the demo world again.`
}
