/** Pictures of states: each is taken on the path that shows it first, whichever worker walks it. */
import { createHash } from "node:crypto"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Flow, Plan } from "../../../flowkit/model/index.ts"
import { replay } from "../../../flowkit/model/index.ts"
import type { Album, Shot } from "../../../flowkit/run/index.ts"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { nameOfScene, type Scene } from "./choice.ts"

export const shotsFolder = join(projectFolder, ".cache/flows/shots")

/** One folder for each machine, language and width. */
export const albumFolder = (flow: Flow, scene: Scene): string =>
  join(shotsFolder, flow.name, nameOfScene(scene))

/** `<path> <step>` of the first time that a state is to be seen. */
const firstSights = (flow: Flow, { paths }: Plan): ReadonlySet<string> => {
  const known = new Set<string>()
  const sights = new Set<string>()
  for (const path of paths) {
    replay(flow, path).standings.forEach(({ state }, step) => {
      if (known.has(state)) return
      known.add(state)
      sights.add(`${path.id} ${step}`)
    })
  }
  return sights
}

/** The album of one worker: its shots are put together with those of the others at the end. */
export const makeAlbum = (flow: Flow, plan: Plan, scene: Scene): Album => {
  const folder = albumFolder(flow, scene)
  const sights = firstSights(flow, plan)
  const shots: Array<Shot> = []
  return {
    take: async (page, state, path, step) => {
      if (!sights.has(`${path} ${step}`)) return
      mkdirSync(folder, { recursive: true })
      const file = `${state.replaceAll(" + ", "+")}.png`
      const picture = await page.screenshot({ path: join(folder, file), animations: "disabled" })
      const sha256 = createHash("sha256").update(picture).digest("hex")
      shots.push({ state, path, step, file, viewport: page.viewportSize(), sha256 })
    },
    shots: () => shots,
    close: async () => undefined
  }
}
