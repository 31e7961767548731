/** Who has agreed to which transition, in which version of it: the file that is kept in the repository. */
import { stableFile } from "../model/stable-text.ts"

export interface SignOff {
  /** Of the transition when it was agreed to. */
  readonly fingerprint: string
  /** Of the whole machine then. */
  readonly version: string
  readonly by: string
  /** `2026-11-21` */
  readonly on: string
}

/** By machine, then by transition id. */
export type SignOffs = Readonly<Record<string, Readonly<Record<string, SignOff>>>>

export interface SignOffRequest {
  readonly machine: string
  readonly version: string
  readonly transitions: ReadonlyArray<string>
  readonly by: string
  /** Takes the agreement back. */
  readonly withdraw: boolean
}

/** `outdated`: agreed to once, and changed since. */
export type SignOffStatus = "signed" | "outdated" | "unsigned"

export const signOffStatus = (signOff: SignOff | undefined, fingerprint: string): SignOffStatus => {
  if (signOff === undefined) return "unsigned"
  return signOff.fingerprint === fingerprint ? "signed" : "outdated"
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === "string"

/** Throws a sentence that says what is missing. */
export const readSignOffRequest = (body: string): SignOffRequest => {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Error("A sign-off must be JSON.")
  }
  if (!isRecord(value)) throw new Error("A sign-off must be an object.")
  const { machine, version, transitions, by, withdraw } = value
  if (!isText(machine)) throw new Error('A sign-off must name its "machine".')
  if (!isText(version))
    throw new Error('A sign-off must name the "version" of the machine that was looked at.')
  if (!Array.isArray(transitions) || transitions.length === 0 || !transitions.every(isText)) {
    throw new Error('A sign-off must name at least one of "transitions" by id.')
  }
  if (!isText(by) || by.trim() === "" || by.length > 100) throw new Error('A sign-off must say "by" whom.')
  return { machine, version, transitions, by: by.trim(), withdraw: withdraw === true }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}

const readSignOff = (value: unknown, where: string): SignOff => {
  if (!isRecord(value)) throw new Error(`${where} must be an object.`)
  const { fingerprint, version, by, on } = value
  if (![fingerprint, version, by, on].every(isText)) {
    throw new Error(`${where} must have the texts "fingerprint", "version", "by" and "on".`)
  }
  return { fingerprint: String(fingerprint), version: String(version), by: String(by), on: String(on) }
}

/** Throws a sentence that names the place where the text is not a file of sign-offs. */
export const readSignOffs = (text: string): SignOffs => {
  const value = parsed(text)
  if (!isRecord(value)) throw new Error("The file of sign-offs must be an object by machine.")
  return Object.fromEntries(
    Object.entries(value).map(([machine, entries]) => {
      if (!isRecord(entries)) throw new Error(`"${machine}" must be an object by transition id.`)
      return [
        machine,
        Object.fromEntries(
          Object.entries(entries).map(([id, entry]) => [id, readSignOff(entry, `"${machine}", "${id}"`)])
        )
      ]
    })
  )
}

/** Sorted keys, one trailing newline; machines without a sign-off are left out. */
export const writeSignOffs = (signOffs: SignOffs): string =>
  stableFile(
    Object.fromEntries(Object.entries(signOffs).filter(([, entries]) => Object.keys(entries).length > 0))
  )

/** What is true of the machine as it was built: only this can be agreed to. */
export interface Signable {
  readonly id: string
  readonly version: string
  readonly fingerprints: Readonly<Record<string, string>>
}

/** The machine has been built anew since it was looked at. */
export class OutdatedSignOff extends Error {}

/** Throws a sentence if the request is about another version, or about a transition the machine does not have. */
export const withSignOff = (
  signOffs: SignOffs,
  request: SignOffRequest,
  flow: Signable,
  on: string
): SignOffs => {
  if (request.version !== flow.version) {
    throw new OutdatedSignOff(
      `The machine "${flow.id}" has changed since it was looked at. Load the page again.`
    )
  }
  const entries: Record<string, SignOff> = { ...signOffs[flow.id] }
  for (const id of request.transitions) {
    const fingerprint = flow.fingerprints[id]
    if (fingerprint === undefined) throw new Error(`The machine "${flow.id}" has no transition "${id}".`)
    if (request.withdraw) delete entries[id]
    else entries[id] = { fingerprint, version: flow.version, by: request.by, on }
  }
  return { ...signOffs, [flow.id]: entries }
}
