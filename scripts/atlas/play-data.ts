/** What play mode may do to a machine: the cases and outcomes of its path spec, as plain data. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type PlayData, playDataOf } from "@parkschein/flowkit/atlas"
import type { AnyFlowSpec } from "@parkschein/flowkit/model"
import { projectFolder } from "../product/servers.ts"
import type { ProductFlow } from "./product-flows.ts"
import { sharedWords } from "./read-words.ts"

const isRun = (value: unknown): value is { readonly flow: { readonly spec: AnyFlowSpec } } =>
  typeof value === "object" && value !== null && "flow" in value

/** A spec that does not fit its machine throws when it is loaded; its own tests say so, the atlas goes on without. */
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

/** The names people read in play mode: of starts, of cases and of outcomes. */
export const namesIn = ({ starts, events, services }: PlayData): ReadonlyArray<string> => [
  ...Object.keys(starts),
  ...Object.values(events).flatMap(({ cases }) => Object.keys(cases ?? {})),
  ...Object.values(services).flatMap((outcomes) => Object.keys(outcomes))
]

/** What `e2e/paths/<folder>.flow.ts` tests with; null where there is no such file. */
export const playDataFor = async ({
  folder,
  texts
}: Pick<ProductFlow, "folder" | "texts">): Promise<PlayData | null> => {
  const file = join(projectFolder, "e2e/paths", `${folder}.flow.ts`)
  const spec = existsSync(file) ? await loadSpec(file) : undefined
  if (spec === undefined) return null
  const data = playDataOf(spec)
  const known = { ...sharedWords(projectFolder).cases, ...texts?.cases }
  const de = Object.fromEntries(
    namesIn(data).flatMap((name) => (name in known ? [[name, known[name] ?? name]] : []))
  )
  return { ...data, names: { de } }
}
