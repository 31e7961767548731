/** Sign-offs as known by the page, or stored locally until they are downloaded. */
import { messageOf } from "../../model/message-of.ts"
import { type FlowData, type FlowSummary, sentencesOf } from "../data.ts"
import { type SignOffStatus, type SignOffs, signOffStatus, withSignOff, writeSignOffs } from "../sign-off.ts"
import { type Refusal, send, serverState } from "./server-state.ts"

const known = serverState<SignOffs>({})
const problem = serverState<string | null>(null)

export const setSignOffs = (signOffs: SignOffs): void => {
  known.set(signOffs)
  problem.set(null)
}

export const setSignOffProblem = (cause: unknown): void => problem.set(messageOf(cause))

export const useSignOffs = known.use

/** Reason why the sign-offs cannot be read; null if they can. */
export const useSignOffProblem = problem.use

export const statusOf = (
  signOffs: SignOffs,
  flow: FlowData,
  id: string,
  roles: ReadonlyArray<string>
): SignOffStatus => {
  const fingerprint = flow.transitions.find((transition) => transition.id === id)?.fingerprint ?? ""
  return signOffStatus(signOffs[flow.id]?.[id], fingerprint, roles)
}

/** Returns the number of rules that have changed since their sign-off. */
export const changedSinceSigned = (
  signOffs: SignOffs,
  { id, fingerprints }: FlowSummary,
  roles: ReadonlyArray<string>
): number =>
  Object.entries(fingerprints).filter(
    ([transition, fingerprint]) =>
      signOffStatus(signOffs[id]?.[transition], fingerprint, roles) === "outdated"
  ).length

export interface SignOffRequest {
  readonly flow: FlowData
  readonly transitions: ReadonlyArray<string>
  readonly by: string
  readonly role: string
  readonly withdraw: boolean
}

/** Returns the reason why it was not stored; null on success. */
export const store = async (
  { flow, ...rest }: SignOffRequest,
  hasServer: boolean
): Promise<Refusal | null> => {
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
    setSignOffs(withSignOff(known.get(), request, flowNow, today))
    return null
  }
  return send("sign-off", request, setSignOffs)
}

export const signOffFile = (): Blob => new Blob([writeSignOffs(known.get())], { type: "application/json" })
