/**
 * How the flows lead to each other: read off the root of all flows, off what each tells it, and off the links that the
 * screen of each state has, as docs/flows/screens writes it down.
 */
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { FlowLink } from "@parkschein/flowkit/atlas"
import { statesBelow } from "@parkschein/flowkit/model"
import type { Page, PageName } from "../../machines/app/index.ts"
import { projectFolder } from "../product/servers.ts"
import type { ProductFlow } from "./product-flows.ts"

type Label = FlowLink["label"]

/** What the machines say of an action or an actor. */
interface Said {
  readonly tells?: string
  readonly leadsBackTo?: PageName
  readonly reaches?: string
}

const saidIn = ({ machine }: ProductFlow): ReadonlyArray<readonly [name: string, said: Said]> =>
  Object.entries({ ...machine.implementations.actions, ...machine.implementations.actors }).map(
    ([name, deed]) => [name, (deed ?? {}) as Said]
  )

const nameOf = (state: string): string => state.replace(/^.*\./, "")

/** What the root makes of pages, of events, and of who is signed in. */
const readRoot = (root: ProductFlow, ids: ReadonlySet<string>) => {
  const { transitions } = root.description
  const guards = root.machine.implementations.guards as Readonly<
    Record<string, (args: { readonly context: object }) => boolean>
  >
  const reached = new Map(saidIn(root).flatMap(([name, { reaches }]) => (reaches ? [[name, reaches]] : [])))
  const choices = transitions.filter(({ source }) => nameOf(source) === "choosing")
  /** Returns the flow of a page; undefined where it has none. */
  const flowOf = (page: Pick<Page, "name">): string | undefined => {
    const choice = choices.find(
      ({ guard }) => guard === undefined || ("name" in guard && guards[guard.name]?.({ context: { page } }))
    )
    const flow = nameOf(choice?.targets[0] ?? "")
    return ids.has(flow) ? flow : undefined
  }
  /** Who is led where, or told, by an event. */
  const ways = transitions.flatMap(({ event, source, targets, actions }) =>
    [
      ...targets.map(nameOf),
      ...actions.flatMap((action) => reached.get(action) ?? []),
      ...(actions.includes("openCart") ? [reached.get("cart") ?? ""] : [])
    ]
      .filter((to) => ids.has(to))
      .map((to) => ({ event, from: nameOf(source), to }))
  )
  const seenBy = (accessStatus: string): boolean =>
    guards["isAllowed"]?.({ context: { page: { name: "shopHome" }, access: "protected", accessStatus } }) ===
    true
  const labelOf = (event: string): Label => root.texts?.events[event]?.when ?? { en: event, de: event }
  const cart = reached.get("cart")
  return { flowOf, ways, seenBy, labelOf, cart, allowed: root.texts?.guards?.["isAllowed"] }
}

type Root = ReturnType<typeof readRoot>

/** A page's module, as far as addresses go. */
interface PageModule {
  readonly path: string
  readonly read: (pathname: string, query: URLSearchParams) => Page | null
}

const readPages = async (): Promise<ReadonlyArray<PageModule>> => {
  const files = globSync("src/pages/*/page.ts", { cwd: projectFolder })
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(projectFolder, file)).href)).default)
  )
  // As `src/pages/index.ts` asks them.
  return modules.flat().sort((one: PageModule, other: PageModule) => (one.path < other.path ? 1 : -1))
}

/** The addresses that links lead to, by the state in which they are seen. */
export const linksByState = (screens: string): ReadonlyMap<string, ReadonlyArray<string>> => {
  const seen = new Map<string, ReadonlyArray<string>>()
  for (const [, name = "", like, lines = ""] of screens.matchAll(
    /^== (.+?), after .*?(?:: as ([^\n]+?)(?:, but)?)?\n((?:(?!== ).*\n?)*)/gm
  )) {
    const addressesIn = (sign: RegExp) =>
      lines
        .split("\n")
        .filter((line) => like === undefined || sign.test(line))
        .flatMap((line) => [...line.matchAll(/ href=“(\/[^”]*)”/g)].map(([, address = ""]) => address))
    const gone = like === undefined ? [] : addressesIn(/^-/)
    const kept = (seen.get(like ?? "") ?? []).filter((address) => {
      const at = gone.indexOf(address)
      if (at >= 0) gone.splice(at, 1)
      return at < 0
    })
    seen.set(name, [...kept, ...addressesIn(/^\+/)])
  }
  return seen
}

/** Links of a flow's screens, from the first state that has one. */
const screenLinks = (
  { folder, description }: ProductFlow,
  root: Root,
  pages: ReadonlyArray<PageModule>
): ReadonlyArray<FlowLink> => {
  const file = join(projectFolder, "docs/flows/screens", `${folder}.txt`)
  const flowAt = (address: string): string | undefined => {
    const { pathname, searchParams } = new URL(address, "http://localhost")
    if (searchParams.get("cart") === "open") return root.cart
    const page = pages.map(({ read }) => read(pathname, searchParams)).find((found) => found !== null)
    return page ? root.flowOf(page) : undefined
  }
  const seen = existsSync(file)
    ? linksByState(readFileSync(file, "utf8"))
    : new Map<string, ReadonlyArray<string>>()
  const states = statesBelow(description.root).map(({ name }) => name)
  return states.flatMap((by) =>
    [...seen]
      .flatMap(([origin, addresses]) =>
        origin === by || origin.startsWith(`${by} `) ? addresses.map(flowAt) : []
      )
      .filter((to) => to !== undefined && to !== description.id)
      .map((to): FlowLink => ({ from: description.id, by, to: to ?? "", label: root.labelOf("PAGE_OPENED") }))
  )
}

/** What a flow tells the root and what its screens do, where the root makes something of it for another. */
const toldLinks = (flow: ProductFlow, root: Root): ReadonlyArray<FlowLink> => {
  const { id } = flow.description
  const told = saidIn(flow).flatMap(([by, { tells, leadsBackTo }]) => [
    ...(tells === undefined ? [] : [{ by, event: tells }]),
    ...(leadsBackTo === undefined
      ? []
      : [{ by, event: "PAGE_OPENED", to: root.flowOf({ name: leadsBackTo }) }])
  ])
  const byItself = new Set(told.map(({ event }) => event))
  return [
    ...told.flatMap(({ by, event, ...led }) =>
      "to" in led
        ? [{ by, event, to: led.to }]
        : root.ways.filter((way) => way.event === event).map(({ to }) => ({ by, event, to }))
    ),
    ...root.ways
      .filter(({ from, event }) => from === id && !byItself.has(event))
      .map(({ event, to }) => ({ by: event, event, to }))
  ].flatMap(({ by, event, to }) =>
    to === undefined || to === id ? [] : [{ from: id, by, to, label: root.labelOf(event) }]
  )
}

/** The states that let the driver see the page: the flow of who is signed in leads to the first page by them. */
const openingLinks = ({ description }: ProductFlow, root: Root): ReadonlyArray<FlowLink> => {
  const to = root.flowOf({ name: "shopHome" })
  return statesBelow(description.root)
    .filter(({ tags }) => tags.some(root.seenBy))
    .flatMap(({ name }) =>
      to === undefined || root.allowed === undefined
        ? []
        : [{ from: description.id, by: name, to, label: root.allowed }]
    )
}

/** All links; from a screen, one to each flow. */
export const flowMap = async (flows: ReadonlyArray<ProductFlow>): Promise<ReadonlyArray<FlowLink>> => {
  const rootFlow = flows.find(({ description }) => description.id === "app")
  if (rootFlow === undefined) throw new Error("There is no root of all flows.")
  const root = readRoot(rootFlow, new Set(flows.map(({ description }) => description.id)))
  const pages = await readPages()
  return flows.flatMap((flow) => {
    const told = [...openingLinks(flow, root), ...(flow === rootFlow ? [] : toldLinks(flow, root))]
    const seen = screenLinks(flow, root, pages).filter(
      ({ to }, index, all) =>
        !told.some((link) => link.to === to) && all.findIndex((link) => link.to === to) === index
    )
    const isOnce = (link: FlowLink, index: number): boolean =>
      told.findIndex(({ by, to }) => by === link.by && to === link.to) === index
    return [...told.filter(isOnce), ...seen]
  })
}
