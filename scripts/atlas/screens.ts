/** Takes pictures of all states, in every language and width, and stores them by version for comparisons. */
import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runPaths } from "../paths/run-paths.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"
import { currentCommit } from "./earlier-version.ts"

/** Folder with the results of paths. */
export const evidenceFolder = join(projectFolder, ".cache/flows")

export const hasScreens = (): boolean => existsSync(join(evidenceFolder, "shots"))

/** Returns the folder with the pictures of a version, which may not exist. */
export const screensOf = (commit: string): string => join(projectFolder, ".cache/atlas/screens", commit)

/** Removes pictures of former states; a state whose path fails has none, which the atlas marks. */
export const takeAllScreens = async (say: (line: string) => void): Promise<void> => {
  const chromium = await provideChromium(say)
  rmSync(join(evidenceFolder, "shots"), { recursive: true, force: true })
  const ok = await runPaths({ machines: [], profile: "screens", locale: "", headed: false, chromium })
  if (!ok) say("Some paths failed twice, so some states have no picture; the atlas says which, and why.")
  const commit = currentCommit()
  if (commit === undefined || !existsSync(join(evidenceFolder, "shots"))) return
  rmSync(screensOf(commit), { recursive: true, force: true })
  cpSync(join(evidenceFolder, "shots"), join(screensOf(commit), "shots"), { recursive: true })
}
