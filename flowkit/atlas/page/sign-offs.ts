/** The sign-offs as the page knows them: read once, then as the server answers, or kept here until they are downloaded. */
import { useSyncExternalStore } from "react"
import type { FlowData } from "../data.ts"
import { type SignOffStatus, type SignOffs, signOffStatus, withSignOff, writeSignOffs } from "../sign-off.ts"

let known: SignOffs = {}
const listeners = new Set<() => void>()

export const setSignOffs = (signOffs: SignOffs): void => {
  known = signOffs
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignOffs = (): SignOffs => useSyncExternalStore(subscribe, () => known)

export const statusOf = (signOffs: SignOffs, flow: FlowData, id: string): SignOffStatus => {
  const fingerprint = flow.transitions.find((transition) => transition.id === id)?.fingerprint ?? ""
  return signOffStatus(signOffs[flow.id]?.[id], fingerprint)
}

export interface Wish {
  readonly flow: FlowData
  readonly transitions: ReadonlyArray<string>
  readonly by: string
  readonly withdraw: boolean
}

const messageOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "message" in value ? String(value.message) : ""

/** Throws what the server says if it does not store it. */
export const store = async ({ flow, ...rest }: Wish, hasServer: boolean): Promise<void> => {
  const request = { machine: flow.id, version: flow.version, ...rest }
  if (!hasServer) {
    const fingerprints = Object.fromEntries(flow.transitions.map(({ id, fingerprint }) => [id, fingerprint]))
    const today = new Date().toISOString().slice(0, 10)
    setSignOffs(withSignOff(known, request, { id: flow.id, version: flow.version, fingerprints }, today))
    return
  }
  const answer = await fetch("sign-off", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request)
  })
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Error(messageOf(value))
  setSignOffs(value as SignOffs)
}

export const signOffFile = (): Blob => new Blob([writeSignOffs(known)], { type: "application/json" })
