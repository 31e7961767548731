/** All machines of the product with their texts, by folder: `machines/<flow>/index.ts` and `labels.md`. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { FlowTexts } from "@parkschein/flowkit/draw"
import { describeMachine, type MachineDescription } from "@parkschein/flowkit/model"
import type { AnyStateMachine } from "xstate"
import { projectFolder } from "../product/servers.ts"
import { labelsOf } from "./read-labels.ts"

export interface ProductFlow {
  /** Such as `ticket-configuration`. */
  readonly folder: string
  /** Module that exports the machine, and the name of the export. */
  readonly module: string
  readonly exportName: string
  readonly machine: AnyStateMachine
  readonly description: MachineDescription
  readonly texts: FlowTexts | undefined
}

/** In the order of a driver's visit; others come last. */
const story = [
  "access",
  "shop-home",
  "buy-again",
  "ticket-configuration",
  "basket",
  "checkout",
  "payment-return",
  "account",
  "verification-prompt",
  "verification",
  "plate-change",
  "contact"
]

const placeInStory = (folder: string): number => {
  const place = story.indexOf(folder)
  return place === -1 ? story.length : place
}

const byStory = (left: string, right: string): number =>
  placeInStory(left) - placeInStory(right) || (left < right ? -1 : 1)

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(file).href)

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value

const flowsIn = async (root: string, folder: string): Promise<ReadonlyArray<ProductFlow>> => {
  const module = join(root, "machines", folder, "index.ts")
  return Object.entries(await load(module)).flatMap(([exportName, machine]) => {
    if (!isMachine(machine)) return []
    const description = describeMachine(machine)
    const texts = labelsOf(root, folder, description)
    return [{ folder, module, exportName, machine, description, texts }]
  })
}

/**
 * `root`: the project folder, of this or of an earlier version. `onBroken` is called for flows that fail to
 * load, which are skipped; without it, the error is thrown.
 */
export const productFlows = async (
  root = projectFolder,
  onBroken?: (folder: string, cause: unknown) => void
): Promise<ReadonlyArray<ProductFlow>> => {
  const folders = readdirSync(join(root, "machines"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "machines", entry.name, "index.ts")))
    .map(({ name }) => name)
    .sort(byStory)
  const flows = await Promise.all(
    folders.map(async (folder): Promise<ReadonlyArray<ProductFlow>> => {
      try {
        return await flowsIn(root, folder)
      } catch (cause) {
        if (onBroken === undefined) throw cause
        onBroken(folder, cause)
        return []
      }
    })
  )
  return flows.flat()
}
