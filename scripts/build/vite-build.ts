/** Runs Vite into the given folder, and records the contents. Own process: Vite sets `NODE_ENV`. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { build, type Rolldown } from "vite"
import { chunkContents, chunkContentsFile } from "./chunk-contents.ts"
import { hintCompilation } from "./compile-hint.ts"

const [folder = "", configFile = "vite.config.ts"] = process.argv.slice(2)
const output = (await build({
  configFile,
  logLevel: "warn",
  build: { outDir: folder, emptyOutDir: true }
})) as Rolldown.RolldownOutput
const chunks = chunkContents(output)
mkdirSync(dirname(join(folder, chunkContentsFile)), { recursive: true })
writeFileSync(join(folder, chunkContentsFile), JSON.stringify(chunks, null, 1))
hintCompilation(folder, chunks)
