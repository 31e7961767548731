/** Bundles the page. Its machines are modules, loaded on demand for play mode. */
import { join } from "node:path"
import { build, type Plugin } from "vite"
import type { MachineDescription } from "../model/index.ts"

export interface MachineModule {
  readonly description: MachineDescription
  /** Path of the module that exports the machine, and the name of the export; null if it cannot be played. */
  readonly module: string | null
  readonly exportName: string
}

const name = "virtual:machines"

const machinesPlugin = (machines: ReadonlyArray<MachineModule>): Plugin => ({
  name: "atlas-machines",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? [
          "export const machines = {",
          ...machines.flatMap(({ description, module, exportName }) =>
            module === null
              ? []
              : `  ${JSON.stringify(description.id)}: () => import(${JSON.stringify(module)}).then((module) => module[${JSON.stringify(exportName)}]),`
          ),
          "}"
        ].join("\n")
      : undefined
})

export const buildPage = async (folder: string, machines: ReadonlyArray<MachineModule>): Promise<void> => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, "page"),
    // Relative, so that the site works in any folder of a web server.
    base: "./",
    logLevel: "warn",
    // The page uses plain CSS: ignore any surrounding configuration.
    css: { postcss: { plugins: [] } },
    plugins: [machinesPlugin(machines)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      // The polyfill is an inline script, which the content policy forbids.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0
    }
  })
}
