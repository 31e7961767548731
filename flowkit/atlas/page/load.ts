/** Reads the files of the site, each once; sign-offs again after each that is stored. */
import { use } from "react"
import type { AtlasData, FlowData, ServerData } from "../data.ts"

const loads = new Map<string, Promise<unknown>>()

const read = async (file: string): Promise<unknown> => {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} could not be loaded (${answer.status}).`)
  return answer.json()
}

export const load = <Value>(file: string): Promise<Value> => {
  const known = loads.get(file) ?? read(file)
  loads.set(file, known)
  return known as Promise<Value>
}

export const useAtlas = (): AtlasData => use(load<AtlasData>("data/atlas.json"))
export const useFlow = (id: string): FlowData => use(load<FlowData>(`data/${id}.json`))
export const useServer = (): ServerData => use(load<ServerData>("data/server.json"))
