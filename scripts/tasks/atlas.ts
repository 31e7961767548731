/**
 * `npm run atlas`: builds the flow atlas and serves it. Without pictures, takes them first; `-- --screens`
 * retakes them, `-- --no-screens` skips them. Compares with the last release; `-- --since REF` with another version or a branch;
 * `-- --build-only --output FOLDER` only writes the files, for a web server.
 */
import { resolve } from "node:path"
import { serveAtlas } from "@parkschein/flowkit/atlas"
import { origins, ports } from "../../backend/configuration.ts"
import { checkOut } from "../atlas/earlier-version.ts"
import { atlasFolder, buildProductAtlas, signOffFile } from "../atlas/product-atlas.ts"
import { releases } from "../atlas/releases.ts"
import { hasScreens, takeAllScreens } from "../atlas/screens.ts"
import { runTask, say, taskOptions } from "../build/task.ts"
import { takenPorts } from "../product/ports.ts"
import { terminationSignal } from "../product/termination.ts"

await runTask(async () => {
  const { values } = taskOptions({
    options: {
      screens: { type: "boolean" },
      since: { type: "string" },
      "screens-before": { type: "string" },
      "build-only": { type: "boolean", default: false },
      output: { type: "string", default: atlasFolder }
    },
    allowNegative: true
  })
  const [release, ...earlier] = values.since === undefined ? releases() : []
  const { since = release?.commit, "screens-before": screensBefore, "build-only": buildOnly, output } = values
  const folder = resolve(output)
  // Before screens are taken for ten minutes.
  if (since !== undefined) checkOut(since)
  const port = { name: "atlas", port: ports.atlas, variable: "PARKSCHEIN_ATLAS_PORT" }
  const [taken] = buildOnly ? [] : await takenPorts([port])
  if (taken !== undefined) throw new Error(taken)
  if (values.screens ?? !hasScreens()) {
    const why = values.screens === undefined ? "There are no screens yet. " : ""
    say(
      `${why}Taking screenshots of every state in four languages and two widths: about ten minutes on two cores (to skip: npm run atlas -- --no-screens).`
    )
    await takeAllScreens(say)
  }
  say("Drawing the flows and building the atlas.")
  await buildProductAtlas({
    folder,
    signOffFile,
    earlier,
    since,
    sinceLabel: release?.name,
    screensBefore: screensBefore && resolve(screensBefore)
  })
  if (buildOnly) say(`The atlas is in ${folder}`)
  else {
    const stop = await serveAtlas({ folder, signOffFile, port: ports.atlas })
    say(`ready ${origins.atlas}`)
    terminationSignal().addEventListener("abort", () => void stop())
  }
  return true
})
