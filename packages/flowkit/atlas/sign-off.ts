/** Sign-offs of transitions, by version: a file in the repository. */
import type { InBothLanguages } from "../draw/texts.ts"
import { list, parsedJson, type Read, record, recordOf, text, textsOf } from "../model/read-json.ts"
import { stableFile } from "../model/stable-text.ts"

export interface SignOff {
  readonly fingerprint: string
  /** Version of the whole machine at the sign-off. */
  readonly version: string
  readonly by: string
  /** Date: `2026-11-21`. */
  readonly on: string
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

/** Throws an error that names what is missing. */
export const readSignOffRequest = (body: string): SignOffRequest => {
  const what = "A sign-off"
  const { transitions: ids, withdraw, ...texts } = record(parsedJson(body, what), what)
  const textOf = textsOf(texts, what)
  const transitions = list(ids, `${what}, "transitions"`, text)
  if (transitions.length === 0) throw new Error('A sign-off must name at least one of "transitions" by id.')
  const by = textOf("by").trim()
  if (by === "" || by.length > 100) throw new Error('A sign-off must say "by" whom.')
  const [machine, version, role] = [textOf("machine"), textOf("version"), textOf("role")]
  return { machine, version, transitions, by, role, withdraw: withdraw === true }
}

const bothLanguages: Read<InBothLanguages> = (value, where) => {
  const textOf = textsOf(value, where)
  return { en: textOf("en"), de: textOf("de") }
}

const readSignOff: Read<SignOff> = (value, where) => {
  const { sentence, ...texts } = record(value, where)
  const textOf = textsOf(texts, where)
  return {
    fingerprint: textOf("fingerprint"),
    version: textOf("version"),
    by: textOf("by"),
    on: textOf("on"),
    sentence: bothLanguages(sentence, `${where}, "sentence"`)
  }
}

/** Throws an error with the position if the text is not a file of sign-offs. */
export const readSignOffs = (file: string): SignOffs =>
  recordOf(parsedJson(file, "It"), "The file of sign-offs", (byTransition, machine) =>
    recordOf(byTransition, machine, (byRole, id) => recordOf(byRole, id, readSignOff))
  )

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
