/**
 * Builds the shop for the paths: the same app, with reporting of transitions. The production build contains
 * none of it: there, `src/bindings/instruments.ts` does nothing.
 */
import { resolve } from "node:path"
import { mergeConfig, type Plugin } from "vite"
import production from "../../vite.config.ts"

const instruments = resolve(import.meta.dirname, "support/instruments.ts")

/** Replaces the empty instruments by those of the paths. */
const reportFlows = (): Plugin => ({
  name: "report-flows",
  enforce: "pre",
  resolveId: (id) => (id === "../bindings/instruments.ts" ? instruments : undefined)
})

export default mergeConfig(production, { plugins: [reportFlows()] })
