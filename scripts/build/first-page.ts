/**
 * What the first page is made of, and which file of the build each of its modules goes to. One file for what is
 * loaded at one moment: fewer requests than one per module, and the compression sees more at once.
 */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

/**
 * The modules that begin a moment, in the order of loading; with each goes all that it imports and that is not there
 * already. The boot module decides and asks for the first data; the home is all that shows it: services, flows, React,
 * screen. In two files, flows and React, the home was 1.4 kB heavier and not visible any sooner.
 */
export const firstPage = {
  boot: ["src/boot/main.ts", "src/pages/shop-home/code.ts"],
  home: [
    "src/app/start.ts",
    "src/pages/shop-home/flow.ts",
    "src/app/render.tsx",
    "src/pages/shop-home/ShopHomeScreen.tsx",
    "schemas/api/error-body.ts",
    "schemas/api/shop.ts",
    "schemas/api/purchase-option.ts"
  ]
} as const

/**
 * Names all calls of the product: what it imports is not needed by all who import it. The same goes for parts of a
 * library that its index names and that later screens alone use.
 */
const notFollowed: ReadonlySet<string> = new Set(
  ["schemas/api/index.ts", "node_modules/effect/dist/Semaphore.js"].map((path) => join(projectFolder, path))
)

interface ModuleGraph {
  readonly getModuleInfo: (module: string) => { readonly importedIds: readonly string[] } | null
}

const momentsOf = (graph: ModuleGraph): ReadonlyMap<string, string> => {
  const moments = new Map<string, string>()
  const visit = (module: string, moment: string): void => {
    if (moments.has(module) || notFollowed.has(module)) return
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
      // Names all files that later pages need: 1 kB that the home does without.
      return moments.get(module) ?? (/\/src\/pages\/[\w-]+\/code\.ts$/.test(module) ? "pages" : null)
    },
    // The moments are complete in themselves, so nothing has to be drawn in from another one.
    includeDependenciesRecursively: false
  }
}
