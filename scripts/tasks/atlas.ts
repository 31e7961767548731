/**
 * `npm run atlas`: builds the flow atlas with the pictures there are and serves it. `-- --screens` takes all pictures
 * first; `-- --since REF` compares with an earlier version or a branch; `-- --build-only --output FOLDER` leaves the files
 * for a web server.
 */
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { serveAtlas } from "@parkschein/flowkit/atlas"
import { origins, ports } from "../../backend/configuration.ts"
import { atlasFolder, buildProductAtlas, signOffFile } from "../flows/product-atlas.ts"
import { takeAllScreens } from "../flows/screens.ts"
import { askedToEnd } from "../product/asked-to-end.ts"

try {
  const { values } = parseArgs({
    options: {
      screens: { type: "boolean", default: false },
      since: { type: "string" },
      "screens-before": { type: "string" },
      "build-only": { type: "boolean", default: false },
      output: { type: "string", default: atlasFolder }
    }
  })
  const { since, "screens-before": screensBefore, "build-only": buildOnly, output } = values
  const folder = resolve(output)
  if (values.screens) await takeAllScreens((line) => process.stdout.write(`${line}\n`))
  process.stdout.write("Drawing the flows and building the atlas.\n")
  await buildProductAtlas({
    folder,
    signOffFile,
    ...(since === undefined ? {} : { since }),
    ...(screensBefore === undefined ? {} : { screensBefore: resolve(screensBefore) })
  })
  if (buildOnly) process.stdout.write(`The atlas is in ${folder}\n`)
  else {
    const stop = await serveAtlas({ folder, signOffFile, port: ports.atlas })
    process.stdout.write(`ready ${origins.atlas}\n`)
    askedToEnd().addEventListener("abort", () => void stop())
  }
} catch (cause) {
  process.stderr.write(`\n${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
