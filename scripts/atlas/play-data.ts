/** Input of play mode: cases and outcomes of a machine's path spec, as plain data. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type PlayData, playDataOf } from "@parkschein/flowkit/atlas"
import type { AnyFlowSpec } from "@parkschein/flowkit/model"
import { projectFolder } from "../product/servers.ts"
import type { ProductFlow } from "./product-flows.ts"
import { sharedLabels } from "./read-labels.ts"

const isRun = (value: unknown): value is { readonly flow: { readonly spec: AnyFlowSpec } } =>
  typeof value === "object" && value !== null && "flow" in value

/** An invalid spec throws when it is loaded: its own tests report it, the atlas omits it. */
const loadSpec = async (file: string): Promise<AnyFlowSpec | undefined> => {
  try {
    const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
    return Object.values(module).find(isRun)?.flow.spec
  } catch (cause) {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
    process.stderr.write(`${file} cannot be played: ${reason}\n`)
    return undefined
  }
}

/** Returns the names shown in play mode: of starts, cases and outcomes. */
export const namesIn = ({ starts, events, services }: PlayData): ReadonlyArray<string> => [
  ...Object.keys(starts),
  ...Object.values(events).flatMap(({ cases }) => Object.keys(cases ?? {})),
  ...Object.values(services).flatMap((outcomes) => Object.keys(outcomes))
]

/** Returns the data of `e2e/paths/<folder>.flow.ts`; null if there is no such file. */
export const playDataFor = async ({
  folder,
  texts
}: Pick<ProductFlow, "folder" | "texts">): Promise<PlayData | null> => {
  const file = join(projectFolder, "e2e/paths", `${folder}.flow.ts`)
  const spec = existsSync(file) ? await loadSpec(file) : undefined
  if (spec === undefined) return null
  const data = playDataOf(spec)
  const known = { ...sharedLabels(projectFolder).cases, ...texts?.cases }
  const de = Object.fromEntries(
    namesIn(data).flatMap((name) => (name in known ? [[name, known[name] ?? name]] : []))
  )
  return { ...data, names: { de } }
}
