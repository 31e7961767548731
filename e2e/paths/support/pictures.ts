/** Screenshots of states: each is taken on the first path that shows it, in any worker. */
import { createHash } from "node:crypto"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Flow, Plan } from "@parkschein/flowkit/model"
import { replay } from "@parkschein/flowkit/model"
import type { OnState, Shot } from "@parkschein/flowkit/run"
import { pictureVersion } from "../../../scripts/atlas/picture-version.ts"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { desktop, nameOfScene, phone, type Scene } from "./choice.ts"

const shotsFolder = join(projectFolder, ".cache/flows/shots")

/** Returns the folder of a machine, language and width. */
export const albumFolder = (flow: Flow, scene: Scene): string =>
  join(shotsFolder, flow.name, nameOfScene(scene))

/** Returns `<path> <step>` of the first visible visit of each state. */
export const firstVisits = (flow: Flow, { paths }: Plan): ReadonlySet<string> => {
  const known = new Set<string>()
  const visits = new Set<string>()
  for (const path of paths) {
    replay(flow, path).replayedStates.forEach(({ state }, step) => {
      if (known.has(state)) return
      known.add(state)
      visits.add(`${path.id} ${step}`)
    })
  }
  return visits
}

/** Screenshot with its scene. */
export interface SceneShot extends Shot {
  readonly scene: Scene
}

export interface SceneAlbum {
  readonly take: OnState
  readonly shots: () => ReadonlyArray<SceneShot>
}

/** In both widths, since a wider page keeps its state; the last one is that of the walk. */
const sizes = [desktop, phone]

/** Album of one worker: the runner merges all albums at the end. */
export const makeAlbum = (flow: Flow, plan: Plan, { locale }: Scene): SceneAlbum => {
  const visits = firstVisits(flow, plan)
  // A second try replaces the pictures of the first one.
  const shots = new Map<string, SceneShot>()
  const version = pictureVersion(flow.description.version)
  return {
    take: async (page, state, path, step) => {
      if (!visits.has(`${path} ${step}`)) return
      for (const size of sizes) {
        const scene = { locale, ...size }
        const folder = albumFolder(flow, scene)
        mkdirSync(folder, { recursive: true })
        const file = `${state.replaceAll(" + ", "+")}.png`
        await page.setViewportSize(size)
        // At the top, like a newly opened page; keys may have scrolled it.
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
        const picture = await page.screenshot({ path: join(folder, file), animations: "disabled" })
        const sha256 = createHash("sha256").update(picture).digest("hex")
        shots.set(join(folder, file), { state, path, step, file, viewport: size, sha256, version, scene })
      }
    },
    shots: () => [...shots.values()]
  }
}
