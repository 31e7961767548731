/** Project of the command line: its configuration, its flows and their files. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { AnyStateMachine } from "xstate"
import type { FlowkitConfig, Scene } from "../config.ts"
import type { FlowTexts } from "../draw/index.ts"
import type { Flow, MachineDescription } from "../model/index.ts"
import { messageOf } from "../model/message-of.ts"
import type { RequestPattern } from "../run/index.ts"
import type { Invocation } from "./command.ts"
import { Problem, placeIn } from "./problem.ts"

export const configName = "flowkit.config.ts"

/** Machine with the file that it was found in: a flow's, or its own. */
export interface ProjectMachine {
  readonly machine: AnyStateMachine
  readonly description: MachineDescription
  /** Undefined without a flow. */
  readonly flow: Flow | undefined
  readonly file: string
  readonly texts: FlowTexts | undefined
  /** Module that exports the machine, and the name of the export; null if the flow's file imports none. */
  readonly module: string | null
  readonly exportName: string
}

/** Flow with the other exports of its file, and the module of its machine. */
export interface ProjectFlow extends ProjectMachine {
  readonly flow: Flow
  readonly lockFile: string
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
}

export interface Project {
  readonly folder: string
  readonly config: FlowkitConfig
  readonly scenes: readonly [Scene, ...ReadonlyArray<Scene>]
  readonly documents: string
  readonly results: string
  readonly signOffs: string
  readonly flows: ReadonlyArray<ProjectFlow>
}

export type Module = Readonly<Record<string, unknown>>

/** Exports of a flow's file: the flow beside its requests, or both in one object. */
type Exported = Partial<Pick<ProjectFlow, "requests" | "texts">> & { readonly flow: Flow }

/** Prefixes a message with its place in the file, by the hole or the names that it quotes. */
const placed = (file: string, line: string): string => {
  const [, what] = /is still a hole: (.*)\.$/.exec(line) ?? []
  const quoted = [...line.matchAll(/"([^"]+)"/g)].map(([, name]) => `${name}:`).reverse()
  return line.startsWith("- ") ? `${placeIn(file, what ?? "", ...quoted)}: ${line.slice(2)}` : line
}

const load = async (file: string): Promise<Module> => {
  try {
    return (await import(pathToFileURL(file).href)) as Module
  } catch (cause) {
    const lines = messageOf(cause).split("\n")
    throw new Problem(
      `${placeIn(file)} cannot be loaded. ${lines.map((line) => placed(file, line)).join("\n")}`
    )
  }
}

const isFlow = (value: unknown): value is Flow =>
  typeof value === "object" &&
  value !== null &&
  "machine" in value &&
  "spec" in value &&
  "description" in value

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value

/** Follows the imports of a flow's file to the module that exports its machine, for play mode. */
const moduleOf = async (
  file: string,
  machine: AnyStateMachine
): Promise<Pick<ProjectFlow, "module" | "exportName">> => {
  const specifiers = [...readFileSync(file, "utf8").matchAll(/\bfrom\s+["'](\.[^"']+)["']/g)]
  for (const [, specifier = ""] of specifiers) {
    const module = resolve(dirname(file), specifier)
    if (!existsSync(module)) continue
    const found = Object.entries(await load(module)).find(([, value]) => value === machine)
    if (found !== undefined) return { module, exportName: found[0] }
  }
  return { module: null, exportName: "" }
}

const exportedBy = (module: Module): Exported | undefined => {
  const flow = Object.values(module).find(isFlow)
  if (flow !== undefined) return { ...module, flow }
  return Object.values(module).find(
    (value): value is Exported =>
      typeof value === "object" && value !== null && isFlow((value as Module)["flow"])
  )
}

const readFlow = async (file: string): Promise<ProjectFlow> => {
  const exported = exportedBy(await load(file))
  if (exported === undefined) {
    throw new Problem(
      `${placeIn(file)} exports no flow. Export what flowsFor or defineFlow gives, for instance as "flow".`
    )
  }
  const { flow, requests = {}, texts } = exported
  return {
    flow,
    machine: flow.machine,
    description: flow.description,
    file,
    lockFile: file.replace(/\.flow\.(ts|js|mts|mjs)$/, ".plan.json"),
    requests,
    texts,
    ...(await moduleOf(file, flow.machine))
  }
}

export const readConfig = async (file: string): Promise<FlowkitConfig> => {
  if (!existsSync(file)) {
    throw new Problem(
      `There is no ${configName} in ${dirname(file)}. Go to your project's folder, or begin with: flowkit init MACHINE_FILE`
    )
  }
  const config = (await load(file))["default"]
  if (typeof config !== "object" || config === null) {
    throw new Problem(`${placeIn(file)} must have a default export: export default defineConfig({ … }).`)
  }
  return config as FlowkitConfig
}

/**
 * Reads the flows of a folder, in file order. `onBroken` receives those that cannot be read, which are left
 * out. Two flows of one machine would share the results of runs.
 */
export const readFlows = async (
  folder: string,
  onBroken: (sentence: string) => void
): Promise<ReadonlyArray<ProjectFlow>> => {
  const flows: Array<ProjectFlow> = []
  for (const name of globSync("**/*.flow.{ts,js,mts,mjs}", { cwd: folder }).sort()) {
    try {
      const flow = await readFlow(join(folder, name))
      const other = flows.find((known) => known.flow.name === flow.flow.name)
      if (other !== undefined) {
        throw new Problem(
          `${placeIn(other.file)} and ${placeIn(flow.file)} are both of a machine called "${flow.flow.name}". Give one of them another id.`
        )
      }
      flows.push(flow)
    } catch (cause) {
      onBroken(messageOf(cause))
    }
  }
  return flows
}

/** Reports flows that cannot be read, and keeps the others. */
export const readProject = async ({
  folder,
  names,
  say,
  fail
}: Pick<Invocation, "folder" | "names" | "say" | "fail">): Promise<Project> => {
  const config = await readConfig(join(folder, configName))
  const at = (path: string) => resolve(folder, path)
  const flowFolder = at(config.flows ?? "flows")
  const broken: Array<string> = []
  const all = await readFlows(flowFolder, (sentence) => broken.push(sentence))
  if (all.length === 0 && broken.length > 0) throw new Problem(broken.join("\n"))
  if (all.length === 0) {
    throw new Problem(
      `There is no *.flow.ts in ${relative(folder, flowFolder) || "."}. Begin one with: flowkit init MACHINE_FILE`
    )
  }
  const known = all.map(({ flow }) => flow.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Problem(
      [`There is no machine "${unknown.join('", "')}". Known: ${known.join(", ")}.`, ...broken].join("\n")
    )
  }
  // Where others are asked for, a broken one is no failure.
  for (const sentence of broken) (names.length === 0 ? fail : say)(`${sentence} It was left out.`)
  const [first = { locale: "en-GB", width: 1280, height: 800 }, ...others] = config.scenes ?? []
  return {
    folder,
    config,
    scenes: [first, ...others],
    documents: at(config.documents ?? "docs/flows"),
    results: at(config.results ?? ".flowkit"),
    signOffs: at(config.signOffs ?? "docs/flows/sign-off.json"),
    flows: names.length === 0 ? all : all.filter(({ flow }) => names.includes(flow.name))
  }
}
