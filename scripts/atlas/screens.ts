/** Takes the pictures of all states, in every language and width, and keeps those of each version for comparisons. */
import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runPaths } from "../paths/run-paths.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"
import { presentCommit } from "./earlier-version.ts"

/** Where runs of paths leave what they have shown. */
export const evidenceFolder = join(projectFolder, ".cache/flows")

export const areThereScreens = (): boolean => existsSync(join(evidenceFolder, "shots"))

/** The pictures of a version, as a folder of evidence; it may not be there. */
export const screensOf = (commit: string): string => join(projectFolder, ".cache/atlas/screens", commit)

/** Pictures of states that are gone go with them; a state whose path fails has none, which the atlas marks. */
export const takeAllScreens = async (say: (line: string) => void): Promise<void> => {
  const chromium = await provideChromium(say)
  rmSync(join(evidenceFolder, "shots"), { recursive: true, force: true })
  const ok = await runPaths({ machines: [], profile: "screens", locale: "", headed: false, chromium })
  if (!ok) say("Some paths failed, so some states have no picture; the atlas marks them.")
  const commit = presentCommit()
  if (commit === undefined || !existsSync(join(evidenceFolder, "shots"))) return
  rmSync(screensOf(commit), { recursive: true, force: true })
  cpSync(join(evidenceFolder, "shots"), join(screensOf(commit), "shots"), { recursive: true })
}
