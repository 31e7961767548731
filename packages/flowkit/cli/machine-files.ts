/** Machines of any files, without a flow. */
import { existsSync } from "node:fs"
import { basename, dirname, extname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type AnyStateMachine, createMachine } from "xstate"
import { describeMachine } from "../model/index.ts"
import { messageOf } from "../model/message-of.ts"
import type { Invocation } from "./command.ts"
import { Problem, placeIn } from "./problem.ts"
import {
  configName,
  isMachine,
  type Module,
  type Project,
  type ProjectMachine,
  readConfig,
  readProject
} from "./project.ts"

const isFileName = (name: string): boolean => /\.[cm]?[jt]sx?$/.test(name)

/** Loads a module as Node does or, where that cannot read it (JSX, paths without endings), as Vite does. */
const loadAny = async (file: string): Promise<Module> => {
  try {
    return (await import(pathToFileURL(file).href)) as Module
  } catch (cause) {
    const { runnerImport } = await import("vite")
    const options = { configFile: false, root: dirname(file), logLevel: "silent" } as const
    const { module } = await runnerImport<Module>(file, options).catch(() => {
      throw new Problem(`${placeIn(file)} cannot be loaded. ${messageOf(cause)}`)
    })
    return module
  }
}

/** Returns all machines that a file exports, under the names of their exports. */
export const machinesIn = async (
  file: string
): Promise<ReadonlyArray<{ readonly exportName: string; readonly machine: AnyStateMachine }>> => {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  const machines = Object.entries(await loadAny(file)).flatMap(([exportName, value]) =>
    isMachine(value) ? [{ exportName, machine: value }] : []
  )
  if (machines.length === 0) {
    throw new Problem(`${placeIn(file)} exports no machine. Export what createMachine gives.`)
  }
  return machines.sort((left, right) => (left.exportName < right.exportName ? -1 : 1))
}

/** Returns the machine under another id; itself where its targets name the id that it has. */
const called = (id: string, machine: AnyStateMachine): AnyStateMachine => {
  try {
    return createMachine({ ...machine.config, id } as never, machine.implementations as never)
  } catch {
    return machine
  }
}

/** Machines of files need no flow. One without an id, or with that of another, is called as it is exported. */
const machinesOfFiles = async (files: ReadonlyArray<string>): Promise<ReadonlyArray<ProjectMachine>> => {
  const taken = new Set<string>()
  const found: Array<ProjectMachine> = []
  for (const file of files)
    for (const { exportName, machine: exported } of await machinesIn(file)) {
      const name = exportName === "default" ? basename(file, extname(file)) : exportName
      const machine =
        exported.id === "(machine)" || taken.has(exported.id) ? called(name, exported) : exported
      taken.add(machine.id)
      const description = describeMachine(machine)
      found.push({ machine, description, flow: undefined, texts: undefined, file, module: null, exportName })
    }
  return found
}

/** Project whose machines alone are read; has no configuration if files are named. */
export interface MachineProject extends Omit<Project, "flows"> {
  readonly machines: ReadonlyArray<ProjectMachine>
}

/** Returns the machines of the files that are named, or of the project's flows. */
export const readMachines = async (invocation: Invocation): Promise<MachineProject> => {
  const { folder, names } = invocation
  if (!names.some(isFileName)) {
    const { flows, ...project } = await readProject(invocation)
    return { ...project, machines: flows }
  }
  const file = join(folder, configName)
  const config = existsSync(file) ? await readConfig(file) : {}
  const results = resolve(folder, config.results ?? ".flowkit")
  return {
    folder,
    config,
    scenes: [{ locale: "en-GB", width: 1280, height: 800 }],
    documents: existsSync(file) ? resolve(folder, config.documents ?? "docs/flows") : folder,
    results,
    signOffs: join(results, "sign-off.json"),
    machines: await machinesOfFiles(names.map((name) => resolve(folder, name)))
  }
}
