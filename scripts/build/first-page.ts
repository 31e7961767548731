/**
 * What the first page is made of, and which file of the build each of its modules goes to. One file for what is
 * loaded at one moment: fewer requests than one per module, and the compression sees more at once.
 */
import { realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import { projectFolder } from "../product/servers.ts"

/**
 * The modules that begin a moment, in the order of loading; with each goes all that it imports and that is not there
 * already. The boot module decides and asks for the first data; `prerender` draws it; the home is all that runs it: services,
 * flows, React, screen. In two files, flows and React, the home was 1.4 kB heavier and not visible any sooner.
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
    "src/app/start.ts",
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

/** Names all calls of the product: what it imports is not needed by all who import it. */
const index = join(projectFolder, "schemas/api/index.ts")

/** A part of a library that its own index names and that later screens alone use; by its real path, as the bundler names it. */
const late = join(realpathSync(join(projectFolder, "node_modules")), "effect/dist/Semaphore.js")

/** All but one are for the widgets alone; the index of their library names them for whoever reads a date. */
const calendars =
  /\/@internationalized\/date\/dist\/private\/(createCalendar|calendars\/(?!Gregorian)\w+)\.mjs$/

/** What is fetched once the home stands, before anybody asks for it: what runs beside every page, a ticket's form, the cart, the widgets in them. */
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
 * What they share with each other and with later screens: what is heavy by itself, for those that need it. Each may import
 * those above it; of what is left, `common` is what needs neither dates nor plates; what does comes with `dates`.
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
  dates: ["schemas/wall-time.ts", "src/features/coverage-labels.ts"],
  plates: ["src/ui/LicencePlate.tsx", "src/features/PlateEntry.tsx"]
} as const

/** Comes without the home, so the bundler gives it what it needs. */
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

/** Adds these modules and all that they import. */
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

/** The file of each module that the bundler is not left to place. */
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
    return [...below].some((other) => heavy.has(other)) ? "dates" : "common"
  }
  for (const module of needed) files.set(module, placeOf(module))
  return files
}

/** Groups for `output.codeSplitting` of the bundler; a module that is in none of them goes where the bundler wants it. */
export const firstPageChunks = () => {
  let files: ReadonlyMap<string, string> | undefined
  return {
    debugName: "first page",
    name: (module: string, graph: ModuleGraph): string | null => {
      files ??= filesOf(graph)
      // Names all files that later pages need: 1 kB that the home does without.
      return files.get(module) ?? (/\/src\/pages\/[\w-]+\/code\.ts$/.test(module) ? "pages" : null)
    },
    // The moments are complete in themselves, so nothing has to be drawn in from another one.
    includeDependenciesRecursively: false
  }
}
