/** Row of the acceptance table: a short requirement, and evidence beyond the tests with its id. */

/** Cases of a call of the contract: success, each documented refusal, each missing parameter. */
export interface CallEvidence {
  readonly kind: "call"
  readonly name: string
}

/** Planned paths through a state of a machine: the page is asserted in that state. */
export interface StateEvidence {
  readonly kind: "state"
  readonly machine: string
  readonly state: string
}

/** Decision that says why the row is met in another way, or not at all. */
export interface DecisionEvidence {
  readonly kind: "decision"
  readonly file: string
  /** Heading of the decision. */
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

export const inStates = (machine: string, ...states: ReadonlyArray<string>): ReadonlyArray<StateEvidence> =>
  states.map((state) => ({ kind: "state", machine, state }))

const openPoints = "docs/decisions/006-open-points-of-the-specification.md"

/** Refers to decisions by number: `D-18`, as in the code. */
export const decided = (...names: ReadonlyArray<string>): ReadonlyArray<DecisionEvidence> =>
  names.map((name) => ({ kind: "decision", file: openPoints, name }))

/** Refers to a decision with its own page in docs/decisions. */
const argued = (name: string): DecisionEvidence => ({
  kind: "decision",
  file: `docs/decisions/${name}.md`,
  name
})

/**
 * Returns evidence from words: `D-12` is a decision by number, `012-idempotent-orders` one with its own page,
 * `checkout.blocked` a state of a machine, any other word a call.
 */
export const evidenceOf = (text: string): ReadonlyArray<Evidence> =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word): Several => {
      if (word.startsWith("D-")) return decided(word)
      if (/^\d/.test(word)) return argued(word)
      const [machine = "", ...state] = word.split(".")
      return state.length > 0 ? inStates(machine, state.join(".")) : { kind: "call", name: word }
    })
