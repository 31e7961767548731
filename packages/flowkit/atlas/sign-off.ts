/** Sign-offs of transitions, by version: a file in the repository. */
import type { InBothLanguages } from "../draw/texts.ts"
import { isJsonObject } from "../model/json-object.ts"
import { messageOf } from "../model/message-of.ts"
import { stableFile } from "../model/stable-text.ts"

export interface SignOff {
  /** Fingerprint of the signed transition. */
  readonly fingerprint: string
  /** Version of the whole machine at the sign-off. */
  readonly version: string
  readonly by: string
  /** Date: `2026-11-21`. */
  readonly on: string
  /** The signed sentence. */
  readonly sentence: InBothLanguages
}

/** Sign-offs of a transition, by role. */
export type SignedBy = Readonly<Record<string, SignOff>>

/** By machine, then by transition id. */
export type SignOffs = Readonly<Record<string, Readonly<Record<string, SignedBy>>>>

/** Roles whose sign-off is required by default. */
export const defaultRoles: ReadonlyArray<string> = ["product owner"]

export interface SignOffRequest {
  readonly machine: string
  readonly version: string
  readonly transitions: ReadonlyArray<string>
  readonly by: string
  /** One of the required roles. */
  readonly role: string
  /** Withdraws the sign-off. */
  readonly withdraw: boolean
}

/** `outdated`: signed, and changed since; `partly`: not signed by all required roles yet. */
export type SignOffStatus = "signed" | "partly" | "outdated" | "unsigned"

/** Returns whether the required roles have signed off the flow as it is now. */
export const signOffStatus = (
  signedBy: SignedBy | undefined,
  fingerprint: string,
  roles: ReadonlyArray<string>
): SignOffStatus => {
  const given = roles.flatMap((role) => signedBy?.[role] ?? [])
  if (given.some((signOff) => signOff.fingerprint !== fingerprint)) return "outdated"
  return given.length === 0 ? "unsigned" : given.length === roles.length ? "signed" : "partly"
}

const isText = (value: unknown): value is string => typeof value === "string"

/** Throws an error that names what is missing. */
export const readSignOffRequest = (body: string): SignOffRequest => {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Error("A sign-off must be JSON.")
  }
  if (!isJsonObject(value)) throw new Error("A sign-off must be an object.")
  const { machine, version, transitions, by, role, withdraw } = value
  if (!isText(machine)) throw new Error('A sign-off must name its "machine".')
  if (!isText(version))
    throw new Error('A sign-off must name the "version" of the machine that was looked at.')
  if (!Array.isArray(transitions) || transitions.length === 0 || !transitions.every(isText)) {
    throw new Error('A sign-off must name at least one of "transitions" by id.')
  }
  if (!isText(by) || by.trim() === "" || by.length > 100) throw new Error('A sign-off must say "by" whom.')
  if (!isText(role)) throw new Error('A sign-off must say as whom: "role".')
  return { machine, version, transitions, by: by.trim(), role, withdraw: withdraw === true }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`It is not JSON: ${messageOf(cause)}.`)
  }
}

const readSignOff = (value: unknown, where: string): SignOff => {
  if (!isJsonObject(value)) throw new Error(`${where} must be an object.`)
  const { fingerprint, version, by, on, sentence } = value
  if (![fingerprint, version, by, on].every(isText)) {
    throw new Error(`${where} must have the texts "fingerprint", "version", "by" and "on".`)
  }
  const { en, de } = isJsonObject(sentence) ? sentence : {}
  if (!isText(en) || !isText(de)) throw new Error(`${where} must have a "sentence" in "en" and "de".`)
  return {
    fingerprint: String(fingerprint),
    version: String(version),
    by: String(by),
    on: String(on),
    sentence: { en, de }
  }
}

/** Throws an error with the position if the text is not a file of sign-offs. */
export const readSignOffs = (text: string): SignOffs => {
  const value = parsed(text)
  if (!isJsonObject(value)) throw new Error("The file of sign-offs must be an object by machine.")
  return Object.fromEntries(
    Object.entries(value).map(([machine, entries]) => {
      if (!isJsonObject(entries)) throw new Error(`"${machine}" must be an object by transition id.`)
      return [
        machine,
        Object.fromEntries(
          Object.entries(entries).map(([id, signedBy]) => {
            const where = `"${machine}", "${id}"`
            if (!isJsonObject(signedBy)) throw new Error(`${where} must be an object by role.`)
            return [
              id,
              Object.fromEntries(
                Object.entries(signedBy).map(([role, entry]) => [
                  role,
                  readSignOff(entry, `${where}, "${role}"`)
                ])
              )
            ]
          })
        )
      ]
    })
  )
}

/** Sorted keys, one trailing newline; machines without a sign-off are omitted. */
export const writeSignOffs = (signOffs: SignOffs): string =>
  stableFile(
    Object.fromEntries(Object.entries(signOffs).filter(([, entries]) => Object.keys(entries).length > 0))
  )

/** Machine as built: only this version can be signed. */
export interface Signable {
  readonly id: string
  readonly version: string
  /** By transition id. */
  readonly fingerprints: Readonly<Record<string, string>>
  readonly sentences: Readonly<Record<string, InBothLanguages>>
  /** Required roles. */
  readonly roles: ReadonlyArray<string>
}

/** The machine has been rebuilt since it was loaded. */
export class OutdatedSignOff extends Error {}

/** Throws if the request names another version, or a transition that the machine does not have. */
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
  const { role } = request
  if (!flow.roles.includes(role)) {
    throw new Error(`The agreement of "${role}" is not asked for. Known: ${flow.roles.join(", ")}.`)
  }
  const entries: Record<string, SignedBy> = { ...signOffs[flow.id] }
  for (const id of request.transitions) {
    const [fingerprint, sentence] = [flow.fingerprints[id], flow.sentences[id]]
    if (fingerprint === undefined || sentence === undefined)
      throw new Error(`The machine "${flow.id}" has no transition "${id}".`)
    const { [role]: _, ...others } = entries[id] ?? {}
    const signedBy = request.withdraw
      ? others
      : { ...others, [role]: { fingerprint, version: flow.version, by: request.by, on, sentence } }
    if (Object.keys(signedBy).length === 0) delete entries[id]
    else entries[id] = signedBy
  }
  return { ...signOffs, [flow.id]: entries }
}
