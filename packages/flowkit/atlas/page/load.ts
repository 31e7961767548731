/** Loads the files of the site, each once; sign-offs again after each change. */
import { use } from "react"
import type { AtlasData, FlowData, FoldedData, ReleaseData, ServerData } from "../data.ts"
import { useLanguage } from "./words.ts"

const loads = new Map<string, Promise<unknown>>()

/** Returns the server's message in place of the file; null without one. */
export const messageIn = async (answer: Response): Promise<string | null> => {
  const value: unknown = await answer.json().catch(() => null)
  return typeof value === "object" && value !== null && "message" in value ? String(value.message) : null
}

const read = async (file: string): Promise<unknown> => {
  const answer = await fetch(file)
  if (answer.ok) return answer.json()
  // Our server explains the failure; a plain web server only sends a status.
  throw new Error((await messageIn(answer)) ?? `${file} could not be loaded (${answer.status}).`)
}

export const load = <Value>(file: string): Promise<Value> => {
  const known = loads.get(file) ?? read(file)
  loads.set(file, known)
  return known as Promise<Value>
}

export const useAtlas = (): AtlasData => use(load<AtlasData>("data/atlas.json"))
export const useFlow = (id: string): FlowData => use(load<FlowData>(`data/${id}.json`))
export const useFolded = (id: string): FoldedData => use(load<FoldedData>(`data/${id}.folded.json`))
export const useReleases = (): ReadonlyArray<ReleaseData> =>
  use(load<ReadonlyArray<ReleaseData>>("data/releases.json"))
export const useServer = (): ServerData => use(load<ServerData>("data/server.json"))

/** Returns the title of a flow by its id. */
export const useFlowTitle = (): ((id: string) => string) => {
  const { flows } = useAtlas()
  const language = useLanguage()
  return (id) => flows.find((flow) => flow.id === id)?.title[language] ?? id
}
