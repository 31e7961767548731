/** Leaves out how XState announces every actor to an inspector in the browser: the product has its own way to look at flows. */
import type { Plugin } from "vite"

export const withoutInspector = (): Plugin => ({
  name: "without-inspector",
  apply: "build",
  load: {
    filter: { id: /\/node_modules\/xstate\/dist\/xstate-dev\.esm\.js$/ },
    handler: () => ({ code: "export const devToolsAdapter = () => {}", map: null })
  }
})
