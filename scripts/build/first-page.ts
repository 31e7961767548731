/**
 * What the first page is made of, and which file of the build each of its modules goes to. One file for what is
 * loaded at one moment: fewer requests than one per module, and the compression sees more at once.
 */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

/**
 * The modules that begin a moment, in the order of loading; with each goes all that it imports and that is not there
 * already. The boot module decides; the flows and their data begin as soon as their code is there, while the larger
 * half, React and the screen, is still on its way.
 */
export const firstPage = {
  boot: ["src/main.ts"],
  flows: ["src/app/start.ts", "src/app/scenes/shop-home.ts"],
  view: ["src/app/render.tsx", "src/screens/shop-home/ShopHomeScreen.tsx"]
} as const

interface ModuleGraph {
  readonly getModuleInfo: (module: string) => { readonly importedIds: readonly string[] } | null
}

const momentsOf = (graph: ModuleGraph): ReadonlyMap<string, string> => {
  const moments = new Map<string, string>()
  const visit = (module: string, moment: string): void => {
    if (moments.has(module)) return
    moments.set(module, moment)
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) visit(imported, moment)
  }
  for (const [moment, sources] of Object.entries(firstPage)) {
    for (const source of sources) {
      const module = join(projectFolder, source)
      if (graph.getModuleInfo(module) === null) {
        throw new Error(
          `The first page begins with ${source}, which the shop does not import. Correct ${import.meta.filename}.`
        )
      }
      visit(module, moment)
    }
  }
  return moments
}

/** Groups for `output.codeSplitting` of the bundler; a module that is not of the first page goes where the bundler wants it. */
export const firstPageChunks = () => {
  let moments: ReadonlyMap<string, string> | undefined
  return {
    debugName: "first page",
    name: (module: string, graph: ModuleGraph): string | null => {
      moments ??= momentsOf(graph)
      return moments.get(module) ?? null
    },
    // The moments are complete in themselves, so nothing has to be drawn in from another one.
    includeDependenciesRecursively: false
  }
}
