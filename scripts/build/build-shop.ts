/** Builds the browser app in place of the last build: styles, vite, version file, compressed copies. */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { commitHash } from "./commit-hash.ts"
import { compressFolder } from "./compress.ts"
import { fingerprintSources } from "./fingerprint.ts"
import { prepareStyles } from "./prepare-styles.ts"
import { release } from "./release.ts"
import { requireTool } from "./tool.ts"

const fingerprintOf = (folder: string): string | undefined => {
  try {
    return readFileSync(join(folder, ".fingerprint"), "utf8")
  } catch {
    return undefined
  }
}

export const buildShop = async (folder: string, signal?: AbortSignal): Promise<"built" | "up to date"> => {
  const fingerprint = fingerprintSources()
  if (fingerprintOf(folder) === fingerprint) return "up to date"
  rmSync(join(folder, ".fingerprint"), { force: true })
  const built = `${folder}.next`
  await prepareStyles(signal)
  await requireTool("Building the shop", "node", [join(import.meta.dirname, "vite-build.ts"), built], signal)
  writeFileSync(join(built, "version.json"), `${JSON.stringify({ commitHash: commitHash(fingerprint) })}\n`)
  await compressFolder(built)
  release(built, folder)
  // Last, so that an interrupted build does not count.
  writeFileSync(join(folder, ".fingerprint"), fingerprint)
  return "built"
}
