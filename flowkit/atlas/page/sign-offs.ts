/** The sign-offs as the page knows them: read once, then as the server answers, or kept here until they are downloaded. */
import { useSyncExternalStore } from "react"
import { type FlowData, type FlowSummary, sentencesOf } from "../data.ts"
import { type SignOffStatus, type SignOffs, signOffStatus, withSignOff, writeSignOffs } from "../sign-off.ts"
import { messageIn } from "./load.ts"

let known: SignOffs = {}
let problem: string | null = null
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

export const setSignOffs = (signOffs: SignOffs): void => {
  known = signOffs
  problem = null
  tell()
}

export const setSignOffProblem = (cause: unknown): void => {
  problem = cause instanceof Error ? cause.message : String(cause)
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignOffs = (): SignOffs => useSyncExternalStore(subscribe, () => known)

/** Why nothing is known of the sign-offs; null as long as they can be read. */
export const useSignOffProblem = (): string | null => useSyncExternalStore(subscribe, () => problem)

export const statusOf = (
  signOffs: SignOffs,
  flow: FlowData,
  id: string,
  roles: ReadonlyArray<string>
): SignOffStatus => {
  const fingerprint = flow.transitions.find((transition) => transition.id === id)?.fingerprint ?? ""
  return signOffStatus(signOffs[flow.id]?.[id], fingerprint, roles)
}

/** How many rules of a flow were agreed to and have changed since. */
export const changedSinceSigned = (
  signOffs: SignOffs,
  { id, fingerprints }: FlowSummary,
  roles: ReadonlyArray<string>
): number =>
  Object.entries(fingerprints).filter(
    ([transition, fingerprint]) =>
      signOffStatus(signOffs[id]?.[transition], fingerprint, roles) === "outdated"
  ).length

export interface Wish {
  readonly flow: FlowData
  readonly transitions: ReadonlyArray<string>
  readonly by: string
  readonly role: string
  readonly withdraw: boolean
}

/** `outdated`: the flow has been built anew since the page was loaded. `gone`: no server answers. */
export type Refusal =
  | { readonly kind: "outdated" | "gone" }
  | { readonly kind: "other"; readonly message: string }

/** Answers why it is not stored; null where it is. */
export const store = async ({ flow, ...rest }: Wish, hasServer: boolean): Promise<Refusal | null> => {
  const request = { machine: flow.id, version: flow.version, ...rest }
  if (!hasServer) {
    const fingerprints = Object.fromEntries(flow.transitions.map(({ id, fingerprint }) => [id, fingerprint]))
    const today = new Date().toISOString().slice(0, 10)
    const flowNow = {
      id: flow.id,
      version: flow.version,
      fingerprints,
      sentences: sentencesOf(flow.transitions),
      roles: [rest.role]
    }
    setSignOffs(withSignOff(known, request, flowNow, today))
    return null
  }
  const answer = await fetch("sign-off", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request)
  }).catch(() => null)
  if (answer === null) return { kind: "gone" }
  if (answer.status === 409) return { kind: "outdated" }
  if (!answer.ok) return { kind: "other", message: (await messageIn(answer)) ?? String(answer.status) }
  setSignOffs((await answer.json()) as SignOffs)
  return null
}

export const signOffFile = (): Blob => new Blob([writeSignOffs(known)], { type: "application/json" })
