/** Throws away the data folder; one that is somebody else's, named by mistake, is left as it is. */
import { existsSync, readdirSync, rmSync } from "node:fs"

/** Everything that servers and commands write there. */
const ours = new Set(["database", "database.lock", "database-url", "running.json", "secrets"])

/** Says what was done. Fails, and deletes nothing, when the folder holds anything that is not the product's. */
export const resetData = (folder: string): string => {
  if (!existsSync(folder)) return `Nothing to delete: ${folder} does not exist.`
  const others = readdirSync(folder).filter((name) => !ours.has(name))
  if (others.length > 0) {
    throw new Error(
      `${folder} holds what is not the product's (${others.slice(0, 3).join(", ")}${others.length > 3 ? ", …" : ""}), so nothing was deleted. ` +
        "Correct PARKSCHEIN_DATA_FOLDER, or move those files away."
    )
  }
  rmSync(folder, { recursive: true })
  return `Deleted ${folder}. The next start seeds the demo world again.`
}
