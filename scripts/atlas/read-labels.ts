/** Reads the texts of flows, states and events: the tables of `machines/<flow>/labels.md`. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type EventText,
  type FlowTexts,
  type InBothLanguages,
  type ServiceText,
  type StateText,
  textNames
} from "@parkschein/flowkit/draw"
import type { MachineDescription } from "@parkschein/flowkit/model"

type Cells = ReadonlyArray<string>

const inBoth = ([en = "", de = ""]: Cells): InBothLanguages => ({ en, de })

/** Parses the tables of a file, by heading; each row as a name and its other cells. */
const tablesOf = (text: string): ReadonlyMap<string, ReadonlyArray<readonly [name: string, cells: Cells]>> =>
  new Map(
    text.split("\n## ").map((part) => {
      const [heading = "", ...lines] = part.split("\n")
      const [head, , ...rows] = lines
        .filter((line) => line.startsWith("| "))
        .map((line) => line.slice(2).replace(/ \|$/, "").split(" | "))
      const odd = rows.find(({ length }) => length !== head?.length)
      if (odd !== undefined)
        throw new Error(`A row under "${heading}" has not as many cells as its head: ${odd[0]}`)
      return [heading, rows.map(([name = "", ...cells]) => [name, cells])]
    })
  )

/** Reads a file. The German description of a state is in its row; the English one is in its machine. */
const labelsIn = (file: string): FlowTexts => {
  const text = readFileSync(file, "utf8")
  const tables = tablesOf(text)
  const table = <Entry>(heading: string, entryOf: (cells: Cells) => Entry): Readonly<Record<string, Entry>> =>
    Object.fromEntries((tables.get(heading) ?? []).map(([name, cells]) => [name, entryOf(cells)]))
  const [title = "", ...summary] = text.split("\n## ")[0]?.split("\n").filter(Boolean) ?? []
  return {
    title: inBoth(title.replace("# ", "").split(" · ")),
    summary: inBoth(summary),
    states: table(
      "States",
      ([en, de, description = ""]): StateText => ({
        label: inBoth([en ?? "", de ?? ""]),
        description: { de: description }
      })
    ),
    events: table("Events", (cells): EventText => ({ label: inBoth(cells), when: inBoth(cells.slice(2)) })),
    services: table(
      "Services",
      (cells): ServiceText => ({
        label: inBoth(cells),
        ...(cells[2] === "" ? {} : { done: inBoth(cells.slice(2)) }),
        failed: inBoth(cells.slice(4))
      })
    ),
    guards: table("Guards", inBoth),
    delays: table("Delays", inBoth),
    otherwise: table("Otherwise", inBoth),
    cases: table("Cases", ([de = ""]) => de)
  }
}

/** Adds shared texts for parts of this machine; a name like `*.asking` is for that state in any parent. */
const withShared = <Entry>(
  own: Readonly<Record<string, Entry>>,
  shared: Readonly<Record<string, Entry>>,
  names: ReadonlyArray<string>
): Readonly<Record<string, Entry>> => ({
  ...Object.fromEntries(
    names.flatMap((name) => {
      const entry = shared[name] ?? shared[name.replace(/^.*\./, "*.")]
      return entry === undefined ? [] : [[name, entry]]
    })
  ),
  ...own
})

/** Reads the texts shared by all flows. `root`: the project folder. */
export const sharedLabels = (root: string): FlowTexts => labelsIn(join(root, "machines/labels.md"))

/** Reads the texts of a flow; undefined if it has none. */
export const labelsOf = (
  root: string,
  folder: string,
  description: MachineDescription
): FlowTexts | undefined => {
  const file = join(root, "machines", folder, "labels.md")
  if (!existsSync(file)) return undefined
  const own = labelsIn(file)
  const shared = sharedLabels(root)
  const names = textNames(description)
  return {
    ...own,
    states: withShared(own.states, shared.states, names.states),
    events: withShared(own.events, shared.events, names.events),
    services: withShared(own.services, shared.services, names.services),
    guards: withShared(own.guards, shared.guards, names.guards),
    delays: withShared(own.delays, shared.delays, names.delays)
  }
}
