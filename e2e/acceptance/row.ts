/** A row of the acceptance table: what is wanted, in a few words, and what shows it beside the tests that bear its id. */

/** The case of a call of the contract: that it works, each documented refusal, each missing parameter. */
export interface CallEvidence {
  readonly kind: "call"
  readonly name: string
}

/** The planned paths that lead through a state of a machine: the page is asserted in it. */
export interface StateEvidence {
  readonly kind: "state"
  readonly machine: string
  readonly state: string
}

/** A decision that says why the row is met otherwise, or not at all. */
export interface DecisionEvidence {
  readonly kind: "decision"
  readonly file: string
  /** As it is headed there. */
  readonly name: string
}

export type Evidence = CallEvidence | StateEvidence | DecisionEvidence

export interface Row {
  readonly id: string
  readonly says: string
  readonly also: ReadonlyArray<Evidence>
}

type Several = Evidence | ReadonlyArray<Evidence>

export const row = (id: string, says: string, ...also: ReadonlyArray<Several>): Row => ({
  id,
  says,
  also: also.flat()
})

export const calls = (...names: ReadonlyArray<string>): ReadonlyArray<CallEvidence> =>
  names.map((name) => ({ kind: "call", name }))

export const inStates = (machine: string, ...states: ReadonlyArray<string>): ReadonlyArray<StateEvidence> =>
  states.map((state) => ({ kind: "state", machine, state }))

const openPoints = "docs/decisions/006-open-points-of-the-specification.md"

/** `D-18`, as the code calls it too. */
export const decided = (...names: ReadonlyArray<string>): ReadonlyArray<DecisionEvidence> =>
  names.map((name) => ({ kind: "decision", file: openPoints, name }))

/** A decision with a page of its own in docs/decisions. */
export const argued = (name: string): DecisionEvidence => ({
  kind: "decision",
  file: `docs/decisions/${name}.md`,
  name
})
