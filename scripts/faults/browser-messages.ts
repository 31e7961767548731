/** What the judge and its journeys in the browser say to each other, by files in the folder that PARKSCHEIN_FAULT_BROWSER names. */
import { join } from "node:path"

/** Which journeys a fault is asked of. Without this file all run, and say what they come by. */
export type Plan = ReadonlyArray<{ readonly id: number; readonly journeys: ReadonlyArray<string> }>

/** What one journey came by, with the milliseconds it took. */
export interface JourneyNote {
  readonly journey: string
  /** Of `npm run test:all` alone. */
  readonly isExtended: boolean
  readonly reached: ReadonlyArray<number>
  readonly took: number
}

const messagesFolder = (): string => process.env["PARKSCHEIN_FAULT_BROWSER"] ?? ""
export const planFile = (): string => join(messagesFolder(), "plan.json")
export const notesFolder = (): string => join(messagesFolder(), "notes")
/** Holds `file: title` of the journey that found the fault. */
export const foundFile = (id: number): string => join(messagesFolder(), `found-${id}`)
export const projectOf = (id: number): string => `fault ${id}`
/** The fault of a project's name; undefined where none is on. */
export const faultOf = (project: string): number | undefined =>
  project.startsWith("fault ") ? Number(project.slice("fault ".length)) : undefined
