/** Messages between the judge and its browser tests: files in the folder PARKSCHEIN_FAULT_BROWSER. */
import { join } from "node:path"

/** Journeys to run for each fault. Without this file all run, and record the faults that they reach. */
export type Plan = ReadonlyArray<{ readonly id: number; readonly journeys: ReadonlyArray<string> }>

/** Faults reached by a journey, and its milliseconds. */
export interface JourneyNote {
  readonly journey: string
  /** Only part of `npm run test:all`. */
  readonly isExtended: boolean
  readonly reached: ReadonlyArray<number>
  readonly took: number
}

const messagesFolder = (): string => process.env["PARKSCHEIN_FAULT_BROWSER"] ?? ""
export const planFile = (): string => join(messagesFolder(), "plan.json")
export const notesFolder = (): string => join(messagesFolder(), "notes")
/** File with `file: title` of the journey that found the fault. */
export const foundFile = (id: number): string => join(messagesFolder(), `found-${id}`)
export const projectOf = (id: number): string => `fault ${id}`
/** Returns the fault of a project's name; undefined if none is active. */
export const faultOf = (project: string): number | undefined =>
  project.startsWith("fault ") ? Number(project.slice("fault ".length)) : undefined
