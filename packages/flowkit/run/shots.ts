/** Pictures of states: at the first occurrence of each, with its path and step. */
import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stableFile } from "../model/stable-text.ts"
import type { OnState } from "./path-settings.ts"

export interface Shot {
  readonly state: string
  readonly path: string
  /** 0 is the start. */
  readonly step: number
  readonly file: string
  readonly viewport: { readonly width: number; readonly height: number } | null
  readonly sha256: string
  /** Version of what it shows: of the machine, and whatever else its look depends on. */
  readonly version: string
}

interface Album {
  readonly take: OnState
  readonly shots: () => ReadonlyArray<Shot>
  /** Writes `shots.json` beside the pictures. */
  readonly close: () => Promise<void>
}

export const openAlbum = async (folder: string, version: string): Promise<Album> => {
  await mkdir(folder, { recursive: true })
  const shots = new Map<string, Shot>()
  const begun = new Set<string>()
  const sorted = () => [...shots.values()].sort((left, right) => (left.state < right.state ? -1 : 1))
  return {
    take: async (page, state, path, step) => {
      if (begun.has(state)) return
      begun.add(state)
      const file = `${state.replaceAll(" + ", "+")}.png`
      const picture = await page.screenshot({ path: join(folder, file), animations: "disabled" })
      const sha256 = createHash("sha256").update(picture).digest("hex")
      shots.set(state, { state, path, step, file, viewport: page.viewportSize(), sha256, version })
    },
    shots: sorted,
    close: () => writeFile(join(folder, "shots.json"), stableFile(sorted()))
  }
}
