/** Row of the acceptance table: a short requirement, and evidence beyond the tests with its id. */

export type Evidence =
  /** Cases of a call of the contract: success, each documented refusal, each missing parameter. */
  | { readonly kind: "call"; readonly name: string }
  /** Planned paths through a state of a machine: the page is asserted in that state. */
  | { readonly kind: "state"; readonly machine: string; readonly state: string }
  /** Decision with this heading, that says why the row is met in another way, or not at all. */
  | { readonly kind: "decision"; readonly file: string; readonly name: string }

export interface Row {
  readonly id: string
  readonly says: string
  readonly also: ReadonlyArray<Evidence>
}

/** `D-12` is a decision by number, `012-idempotent-orders` one with its own page, `checkout.blocked` a state. */
const evidenceOf = (word: string): Evidence => {
  if (word.startsWith("D-"))
    return { kind: "decision", file: "docs/decisions/006-open-points-of-the-specification.md", name: word }
  if (/^\d/.test(word)) return { kind: "decision", file: `docs/decisions/${word}.md`, name: word }
  const [machine = "", ...state] = word.split(".")
  return state.length > 0 ? { kind: "state", machine, state: state.join(".") } : { kind: "call", name: word }
}

/** Returns a row; its evidence is a list of words. */
export const row = (id: string, says: string, evidence = ""): Row => ({
  id,
  says,
  also: evidence.split(" ").filter(Boolean).map(evidenceOf)
})
