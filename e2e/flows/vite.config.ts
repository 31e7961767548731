/**
 * Builds the shop for the paths: the same app, but every flow it starts writes down which transitions it takes.
 * The production build knows nothing of it: there, `createActor` is XState's own.
 */
import { resolve } from "node:path"
import { mergeConfig, type Plugin } from "vite"
import production from "../../vite.config.ts"

const reporter = resolve(import.meta.dirname, "support/reporting-create-actor.ts")

/** Gives the app's own modules a `createActor` that reports; machines and libraries keep XState's. */
const reportFlows = (): Plugin => ({
  name: "report-flows",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "xstate" && importer?.includes("/src/app/") === true ? reporter : undefined
})

export default mergeConfig(production, { plugins: [reportFlows()] })
