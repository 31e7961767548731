/** Marks of an overlay for states and transitions, each with a word: never by colour alone. */
import type { FlowData } from "../data.ts"
import { removedId } from "../removed-id.ts"
import type { SignOffs } from "../sign-off.ts"
import type { Overlay } from "./address.ts"
import { statusOf } from "./sign-offs.ts"
import type { Words } from "./words.ts"

export type Mark = "good" | "bad" | "open" | "new" | "gone" | "changed"

export interface Marked {
  readonly mark: Mark
  readonly word: string
}

/** By id of state or transition. */
export type Marks = ReadonlyMap<string, Marked>

const coverageMarks = (flow: FlowData, words: Words): Marks =>
  new Map(
    Object.entries(flow.coverage ?? {}).map(([id, { status, taken, reason }]): [string, Marked] => [
      id,
      status === "covered"
        ? { mark: "good", word: words.coverage.covered(taken) }
        : status === "missed"
          ? { mark: "bad", word: words.coverage.missed }
          : { mark: "open", word: words.coverage.unreachable(reason ?? "") }
    ])
  )

const failureMarks = (flow: FlowData): Marks =>
  new Map(
    flow.failures.flatMap(({ transitions, path, message }) =>
      transitions.map((id): [string, Marked] => [id, { mark: "bad", word: `${path}: ${message}` }])
    )
  )

const signOffMarks = (
  flow: FlowData,
  signOffs: SignOffs,
  roles: ReadonlyArray<string>,
  words: Words
): Marks =>
  new Map(
    flow.transitions.map(({ id }): [string, Marked] => {
      const status = statusOf(signOffs, flow, id, roles)
      const mark = ({ signed: "good", partly: "new", outdated: "changed", unsigned: "open" } as const)[status]
      return [id, { mark, word: words.signOff.statuses[status] }]
    })
  )

const differenceMarks = ({ difference }: FlowData, words: Words): Marks => {
  if (difference === null) return new Map()
  const { added, removed, changed, addedStates, removedStates } = difference
  return new Map([
    ...[...added, ...addedStates].map((id): [string, Marked] => [
      id,
      { mark: "new", word: words.difference.added }
    ]),
    ...[...removed.map(({ id }) => removedId(id)), ...removedStates].map((id): [string, Marked] => [
      id,
      { mark: "gone", word: words.difference.removed }
    ]),
    ...changed.map(({ id }): [string, Marked] => [id, { mark: "changed", word: words.difference.changed }])
  ])
}

/** `signOffs` is null if they cannot be read: then nothing is marked. */
export const marksOf = (
  overlay: Overlay,
  flow: FlowData,
  signOffs: SignOffs | null,
  roles: ReadonlyArray<string>,
  words: Words
): Marks => {
  switch (overlay) {
    case "coverage":
      return coverageMarks(flow, words)
    case "failures":
      return failureMarks(flow)
    case "signOff":
      return signOffs === null ? new Map() : signOffMarks(flow, signOffs, roles, words)
    case "difference":
      return differenceMarks(flow, words)
    case "none":
      return new Map()
  }
}

/** Ordered by urgency. */
export const marksFromWorst: ReadonlyArray<Mark> = ["gone", "bad", "changed", "new", "open", "good"]

/** Returns the most urgent mark of several transitions. */
export const worstOf = (marks: Marks, ids: ReadonlyArray<string>): Mark | undefined => {
  const found = ids.flatMap((id) => marks.get(id)?.mark ?? [])
  return marksFromWorst.find((mark) => found.includes(mark))
}
