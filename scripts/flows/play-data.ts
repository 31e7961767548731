/** What play mode may do to a machine: the cases and outcomes of its path spec, as plain data. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { PlayData } from "../../flowkit/atlas/index.ts"
import type { AnyFlowSpec } from "../../flowkit/model/index.ts"
import { projectFolder } from "../product/servers.ts"
import { inGerman } from "./play-examples/in-german.ts"
import { playExamples } from "./play-examples.ts"

/** What a person does and what a screen shows are functions; they stay behind. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const isFlow = (value: unknown): value is { readonly spec: AnyFlowSpec } =>
  typeof value === "object" && value !== null && "spec" in value

const playDataOf = ({ starts, events, services }: AnyFlowSpec): PlayData =>
  plain({ starts, events, services }) as PlayData

/** A spec that does not fit its machine throws when it is loaded; its own tests say so, the atlas goes on without. */
const loadSpec = async (file: string): Promise<AnyFlowSpec | undefined> => {
  try {
    const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
    return Object.values(module)
      .flatMap((value) =>
        typeof value === "object" && value !== null && "flow" in value ? [value.flow, value] : [value]
      )
      .find(isFlow)?.spec
  } catch (cause) {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
    process.stderr.write(`${file} cannot be played: ${reason}\n`)
    return undefined
  }
}

const exampleFor = async (folder: string): Promise<PlayData | null> => {
  const example = playExamples[folder]
  if (example !== undefined) return example
  const file = join(projectFolder, "e2e/flows", `${folder}.flow.ts`)
  const spec = existsSync(file) ? await loadSpec(file) : undefined
  return spec === undefined ? null : playDataOf(spec)
}

/** The names people read in play mode: of starts, of cases and of outcomes. */
export const namesIn = ({ starts, events, services }: PlayData): ReadonlyArray<string> => [
  ...Object.keys(starts),
  ...Object.values(events).flatMap(({ cases }) => Object.keys(cases ?? {})),
  ...Object.values(services).flatMap((outcomes) => Object.keys(outcomes))
]

const germanNames = (data: PlayData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namesIn(data).flatMap((name) => {
      const german = inGerman[name]
      return german === undefined ? [] : [[name, german] as const]
    })
  )

/** The examples made for people, else what `e2e/flows/<folder>.flow.ts` tests with; null where there is neither. */
export const playDataFor = async (folder: string): Promise<PlayData | null> => {
  const example = await exampleFor(folder)
  return example === null ? null : { ...example, names: { de: germanNames(example) } }
}
