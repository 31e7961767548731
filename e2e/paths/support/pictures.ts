/** Pictures of states: each is taken on the path that shows it first, whichever worker walks it. */
import { createHash } from "node:crypto"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Flow, Plan } from "@parkschein/flowkit/model"
import { replay } from "@parkschein/flowkit/model"
import type { Album, Shot } from "@parkschein/flowkit/run"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { desktop, nameOfScene, phone, type Scene } from "./choice.ts"

const shotsFolder = join(projectFolder, ".cache/flows/shots")

/** One folder for each machine, language and width. */
export const albumFolder = (flow: Flow, scene: Scene): string =>
  join(shotsFolder, flow.name, nameOfScene(scene))

/** `<path> <step>` of the first time that a state is to be seen. */
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

/** A picture with the scene it was taken in. */
export interface SceneShot extends Shot {
  readonly scene: Scene
}

export interface SceneAlbum extends Album {
  readonly shots: () => ReadonlyArray<SceneShot>
}

/** On both widths, since a page that is made wider stays in its state; the last one is that of the walk. */
const sizes = [desktop, phone]

/** The album of one worker: its shots are put together with those of the others at the end. */
export const makeAlbum = (flow: Flow, plan: Plan, { locale }: Scene): SceneAlbum => {
  const visits = firstVisits(flow, plan)
  const shots: Array<SceneShot> = []
  return {
    take: async (page, state, path, step) => {
      if (!visits.has(`${path} ${step}`)) return
      for (const size of sizes) {
        const scene = { locale, ...size }
        const folder = albumFolder(flow, scene)
        mkdirSync(folder, { recursive: true })
        const file = `${state.replaceAll(" + ", "+")}.png`
        await page.setViewportSize(size)
        // As somebody sees it who comes to it anew; keys may have led further down.
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
        const picture = await page.screenshot({ path: join(folder, file), animations: "disabled" })
        const sha256 = createHash("sha256").update(picture).digest("hex")
        shots.push({ state, path, step, file, viewport: size, sha256, scene })
      }
    },
    shots: () => shots,
    close: async () => undefined
  }
}
