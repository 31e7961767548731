/**
 * Links between the flows: from the root flow, from events that flows send it, and from links on the screens
 * of each state, as recorded in e2e/paths/snapshots/screens.
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

/** Annotations of a state or a transition: the flow behind an actor of the root, the page that leads back to a state. */
interface Meta {
  readonly flow?: string
  readonly leadsBackTo?: PageName
}

/** As XState's `emit` and `sendTo` keep it. */
interface BuiltInAction {
  readonly type?: unknown
  readonly event: (args: object, params?: unknown) => { readonly type: string }
  readonly to?: unknown
}

/** Returns the actions by which a flow emits events to the root, each with its event. */
const emittedBy = ({ machine }: ProductFlow) =>
  Object.entries(machine.implementations.actions).flatMap(([by, action]) => {
    const { type, event } = action as unknown as BuiltInAction
    return type === "xstate.emit" ? [{ by, event: event({}).type }] : []
  })

const nameOf = (state: string): string => state.replace(/^.*\./, "")

/** Reads from the root how it handles pages, events and the session. */
const readRoot = (root: ProductFlow, ids: ReadonlySet<string>) => {
  const { transitions } = root.description
  const guards = root.machine.implementations.guards as Readonly<
    Record<string, (args: { readonly context: object }) => boolean>
  >
  const cart = statesBelow(root.description.root).flatMap(
    ({ meta }) => (meta as Meta | undefined)?.flow ?? []
  )[0]
  const receiverOf = (action: string): unknown =>
    (root.machine.implementations.actions[action] as unknown as BuiltInAction | undefined)?.to
  const choices = transitions.filter(({ source }) => nameOf(source) === "choosing")
  const flowOf = (page: Pick<Page, "name">): string | undefined => {
    const choice = choices.find(
      ({ guard }) => guard === undefined || ("name" in guard && guards[guard.name]?.({ context: { page } }))
    )
    const flow = nameOf(choice?.targets[0] ?? "")
    return ids.has(flow) ? flow : undefined
  }
  /** Transitions of the root to a flow, or events that it sends to one. */
  const routes = transitions.flatMap(({ event, source, targets, actions, meta }) =>
    [
      ...targets.map(nameOf),
      (meta as Meta | undefined)?.flow,
      ...actions.map(receiverOf),
      ...(actions.includes("openCart") ? [cart] : [])
    ]
      .filter((to): to is string => typeof to === "string" && ids.has(to))
      .map((to) => ({ event, from: nameOf(source), to }))
  )
  const showsFirstPage = (accessStatus: string): boolean =>
    guards["isAllowed"]?.({ context: { page: { name: "shopHome" }, access: "protected", accessStatus } }) ===
    true
  const labelOf = (event: string): Label => root.texts?.events[event]?.when ?? { en: event, de: event }
  return { flowOf, routes, showsFirstPage, labelOf, cart, allowed: root.texts?.guards?.["isAllowed"] }
}

type Root = ReturnType<typeof readRoot>

/** Module of a page, as far as its address. */
interface PageModule {
  readonly path: string
  readonly read: (pathname: string, query: URLSearchParams) => Page | null
}

const readPages = async (): Promise<ReadonlyArray<PageModule>> => {
  const files = globSync("src/pages/*/page.ts", { cwd: projectFolder })
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(projectFolder, file)).href)).default)
  )
  // In the order of `src/pages/index.ts`.
  return modules.flat().sort((one: PageModule, other: PageModule) => (one.path < other.path ? 1 : -1))
}

/** Returns the addresses of links by the state that shows them. */
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

/** Returns the links of a flow's screens, from the first state with each. */
const screenLinks = (
  { folder, description }: ProductFlow,
  root: Root,
  pages: ReadonlyArray<PageModule>
): ReadonlyArray<FlowLink> => {
  const file = join(projectFolder, "e2e/paths/snapshots/screens", `${folder}.txt`)
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

/** Returns events and links of a flow that the root handles for another flow. */
const rootLinks = (flow: ProductFlow, root: Root): ReadonlyArray<FlowLink> => {
  const { id } = flow.description
  const returns = statesBelow(flow.description.root).flatMap(({ name, meta }) => {
    const { leadsBackTo } = (meta ?? {}) as Meta
    return leadsBackTo === undefined
      ? []
      : [{ by: name, event: "PAGE_OPENED", to: root.flowOf({ name: leadsBackTo }) }]
  })
  const handled: ReadonlyArray<{ by: string; event: string; to?: string | undefined }> = [
    ...emittedBy(flow),
    ...returns
  ]
  const handledEvents = new Set(handled.map(({ event }) => event))
  return [
    ...handled.flatMap((route) =>
      "to" in route
        ? [route]
        : root.routes.filter(({ event }) => event === route.event).map(({ to }) => ({ ...route, to }))
    ),
    ...root.routes
      .filter(({ from, event }) => from === id && !handledEvents.has(event))
      .map(({ event, to }) => ({ by: event, event, to }))
  ].flatMap(({ by, event, to }) =>
    to === undefined || to === id ? [] : [{ from: id, by, to, label: root.labelOf(event) }]
  )
}

/** Returns the states in which the session's flow lets the driver see the first page. */
const firstPageLinks = ({ description }: ProductFlow, root: Root): ReadonlyArray<FlowLink> => {
  const to = root.flowOf({ name: "shopHome" })
  return statesBelow(description.root)
    .filter(({ tags }) => tags.some(root.showsFirstPage))
    .flatMap(({ name }) =>
      to === undefined || root.allowed === undefined
        ? []
        : [{ from: description.id, by: name, to, label: root.allowed }]
    )
}

/** Returns all links; from a screen at most one to each flow. */
export const flowMap = async (flows: ReadonlyArray<ProductFlow>): Promise<ReadonlyArray<FlowLink>> => {
  const rootFlow = flows.find(({ description }) => description.id === "app")
  if (rootFlow === undefined) throw new Error("There is no root of all flows.")
  const root = readRoot(rootFlow, new Set(flows.map(({ description }) => description.id)))
  const pages = await readPages()
  return flows.flatMap((flow) => {
    const handled = [...firstPageLinks(flow, root), ...(flow === rootFlow ? [] : rootLinks(flow, root))]
    const seen = screenLinks(flow, root, pages).filter(
      ({ to }, index, all) =>
        !handled.some((link) => link.to === to) && all.findIndex((link) => link.to === to) === index
    )
    const isOnce = (link: FlowLink, index: number): boolean =>
      handled.findIndex(({ by, to }) => by === link.by && to === link.to) === index
    return [...handled.filter(isOnce), ...seen]
  })
}
