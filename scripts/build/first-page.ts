/**
 * Assigns the modules of the first page to files of the build. One file per moment of loading: fewer requests
 * than one per module, and better compression.
 */
import { realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import { projectFolder } from "../product/servers.ts"

/**
 * Entry modules of each moment, in loading order; each file also has imports that are not loaded yet. The boot
 * module decides, and prefetches data; `prerender` renders it; the home has all that runs it: services, flows,
 * React, screen. As two files, flows and React, the home was 1.4 kB heavier and not visible any sooner.
 */
export const firstPage = {
  boot: [
    "src/boot/main.ts",
    "src/pages/shop-home/code.ts",
    "src/features/layouts/legal-links.ts",
    "src/services/trusted-types.ts",
    "src/ui/saves-data.ts"
  ],
  prerender: ["src/prerender/show-home.tsx"],
  home: [
    "src/pages/shop-home/flow.ts",
    "src/app/render.tsx",
    "src/pages/shop-home/ShopHomeScreen.tsx",
    "src/pages/ticket/code.ts",
    "src/pages/checkout/code.ts",
    "schemas/api/error-body.ts",
    "schemas/api/shop.ts",
    "schemas/api/purchase-option.ts"
  ]
} as const

/** Exports all calls of the product: importers do not need all of its imports. */
const index = join(projectFolder, "schemas/api/index.ts")

/** Part of a library exported by its index, but used by later screens only; real path, as in the bundler. */
const late = join(realpathSync(join(projectFolder, "node_modules")), "effect/dist/Semaphore.js")

/** All but one are used by widgets only; the index of their library exports them for every importer. */
const calendars =
  /\/@internationalized\/date\/dist\/private\/(createCalendar|calendars\/(?!Gregorian)\w+)\.mjs$/

/** Prefetched once the home is rendered: code beside every page, form of a ticket, cart, their widgets. */
const ahead = {
  background: [
    "src/app/background.ts",
    "src/app/Overlays.tsx",
    "src/app/PageMeta.tsx",
    "src/i18n/start-i18next.ts",
    "src/features/layouts/Footer.tsx",
    "src/pages/shop-home/Permissions.tsx",
    "src/pages/shop-home/narrowing.ts",
    "src/features/verification-prompt/VerificationPrompt.tsx",
    "src/ui/Tooltip.tsx"
  ],
  ticket: ["src/pages/ticket/flow.ts", "src/pages/ticket/TicketScreen.tsx"],
  cart: ["src/pages/checkout/flow.ts", "src/pages/checkout/CheckoutPanel.tsx"],
  widgets: [
    "src/ui/aria/AreaList.tsx",
    "src/ui/aria/CountryList.tsx",
    "src/ui/aria/DayCalendar.tsx",
    "src/ui/aria/ModalDialog.tsx",
    "src/ui/aria/TimeSegments.tsx",
    "src/ui/aria/Tooltip.tsx"
  ]
} as const

/**
 * Code shared by these and later screens: heavy parts separately, for those that need them. Each may import
 * those above it; of the rest, `common` needs neither dates nor plates, which are in `plates`: screens show both.
 */
const shared = {
  common: [
    "src/features/report/report-address.ts",
    "src/ui/Field.tsx",
    "src/ui/ListButton.tsx",
    "src/ui/Notice.tsx",
    "schemas/api/active-tickets.ts",
    "schemas/api/cart.ts",
    "schemas/api/configure-ticket.ts",
    "schemas/api/order.ts",
    "schemas/api/permission-plate.ts",
    "schemas/api/shop-group.ts",
    "schemas/api/verification-code.ts",
    late
  ],
  plates: [
    "schemas/wall-time.ts",
    "src/features/coverage-labels.ts",
    "src/ui/LicencePlate.tsx",
    "src/features/PlateEntry.tsx"
  ]
} as const

/** Loaded without the home, so the bundler adds its imports. */
const alone = ["src/boot/interstitial.ts"]

interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
}

interface ModuleGraph {
  readonly getModuleInfo: (module: string) => ModuleInfo | null
}

const rootsOf = (graph: ModuleGraph, sources: readonly string[]): readonly string[] =>
  sources.map((source) => {
    const module = resolve(projectFolder, source)
    if (graph.getModuleInfo(module) !== null) return module
    throw new Error(
      `The build is in parts by ${source}, which the shop does not import. Correct ${import.meta.filename}.`
    )
  })

/** Adds these modules and all their imports. */
const gather = (
  graph: ModuleGraph,
  found: Set<string>,
  modules: Iterable<string>,
  without: (module: string) => boolean
): Set<string> => {
  for (const module of modules) {
    if (found.has(module) || module === index || without(module)) continue
    found.add(module)
    gather(graph, found, graph.getModuleInfo(module)?.importedIds ?? [], without)
  }
  return found
}

/** Returns the file of each module that is not left to the bundler. */
const filesOf = (graph: ModuleGraph): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const isPlaced = (module: string) => files.has(module) || module === late
  for (const [moment, sources] of Object.entries(firstPage)) {
    for (const module of gather(graph, new Set(), rootsOf(graph, sources), isPlaced))
      files.set(module, moment)
  }
  const first = new Set([...files.keys(), ...gather(graph, new Set(), rootsOf(graph, alone), isPlaced)])
  const reachedBy = (parts: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(parts).map(([part, sources]) => ({
      part,
      modules: gather(graph, new Set(), rootsOf(graph, sources), (module) => first.has(module))
    }))
  const users = reachedBy(ahead)
  const kinds = reachedBy(shared)
  const light = kinds.find(({ part }) => part === "common")?.modules
  const heavy = new Set(kinds.flatMap(({ modules }) => [...modules]).filter((module) => !light?.has(module)))
  const needed = new Set([...users, ...kinds].flatMap(({ modules }) => [...modules]))
  const elsewhere = new Set<string>()
  for (const module of needed) {
    const importers = graph.getModuleInfo(module)?.importers ?? []
    if (importers.some((importer) => !needed.has(importer) && !first.has(importer)))
      gather(graph, elsewhere, [module], (other) => first.has(other))
  }
  const placeOf = (module: string): string => {
    if (calendars.test(module)) return "widgets"
    const [user, another] = users.filter(({ modules }) => modules.has(module))
    if (user !== undefined && another === undefined && !elsewhere.has(module)) return user.part
    const kind = kinds.find(({ modules }) => modules.has(module))
    if (kind !== undefined) return kind.part
    const below = gather(graph, new Set(), [module], (other) => first.has(other))
    return [...below].some((other) => heavy.has(other)) ? "plates" : "common"
  }
  for (const module of needed) files.set(module, placeOf(module))
  return files
}

/** Returns groups for `output.codeSplitting`; the bundler places modules outside of all groups. */
export const firstPageChunks = () => {
  let files: ReadonlyMap<string, string> | undefined
  return {
    debugName: "first page",
    name: (module: string, graph: ModuleGraph): string | null => {
      files ??= filesOf(graph)
      // Lists all files that later pages need: 1 kB that the home does not load.
      return files.get(module) ?? (/\/src\/pages\/[\w-]+\/code\.ts$/.test(module) ? "pages" : null)
    },
    // Each moment is complete, so no dependency has to be added from another one.
    includeDependenciesRecursively: false
  }
}
