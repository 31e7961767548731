/** A row of the acceptance table: what is wanted, in a few words, and what shows it. */

/** A test, by the file it stands in and its title as the source spells it, with its holes if it has any. */
export interface TestEvidence {
  readonly kind: "test"
  readonly file: string
  readonly title: string
  /** Of a test with holes in its title, only what begins so. */
  readonly of?: string
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

export type Evidence = TestEvidence | StateEvidence | DecisionEvidence

export interface Row {
  readonly id: string
  readonly says: string
  readonly shownBy: ReadonlyArray<Evidence>
  /** What is not there yet. */
  readonly missing?: string
}

export const row = (id: string, says: string, ...shownBy: ReadonlyArray<Evidence>): Row => ({
  id,
  says,
  shownBy
})

/** A row that is not met yet, or only in part. */
export const openRow = (
  id: string,
  says: string,
  missing: string,
  ...shownBy: ReadonlyArray<Evidence>
): Row => ({ id, says, shownBy, missing })

/** Names tests of one file. */
export const testsOf =
  (file: string) =>
  (title: string, of?: string): TestEvidence => ({
    kind: "test",
    file,
    title,
    ...(of === undefined ? {} : { of })
  })

export const inState = (machine: string, state: string): StateEvidence => ({ kind: "state", machine, state })

const openPoints = "docs/decisions/006-what-the-specification-leaves-open.md"

/** `D-18`, as the code calls it too. */
export const decided = (name: string): DecisionEvidence => ({ kind: "decision", file: openPoints, name })

/** A decision with a page of its own in docs/decisions. */
export const argued = (name: string): DecisionEvidence => ({
  kind: "decision",
  file: `docs/decisions/${name}.md`,
  name
})
