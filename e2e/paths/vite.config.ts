/**
 * Builds the shop for the paths: the same app, but every flow writes down which transitions it takes. The production
 * build knows nothing of it: there, `src/app/instruments.ts` does nothing.
 */
import { resolve } from "node:path"
import { mergeConfig, type Plugin } from "vite"
import production from "../../vite.config.ts"

const instruments = resolve(import.meta.dirname, "support/instruments.ts")

/** Puts the instruments of the paths in place of those that do nothing. */
const reportFlows = (): Plugin => ({
  name: "report-flows",
  enforce: "pre",
  resolveId: (id) => (id === "./instruments.ts" ? instruments : undefined)
})

export default mergeConfig(production, { plugins: [reportFlows()] })
