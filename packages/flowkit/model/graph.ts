/** Graph of explored situations: the steps from one to the next, and where they start. */
import type { Occurrence } from "./occurrences.ts"
import type { Situation } from "./stepper.ts"

/** More actors of a kind count as the same combination: a growing list would be unbounded. */
export const maxOfAKind = 3

export interface GraphNode {
  readonly index: number
  readonly situation: Situation
  /** Leaf states, joined by " + " where regions are parallel. */
  readonly name: string
  /** Fixture of the start that leads here. */
  readonly fixture: unknown
  readonly edges: Array<GraphEdge>
}

export interface GraphEdge {
  /** In the order in which they were found. */
  readonly index: number
  readonly from: GraphNode
  readonly to: GraphNode
  readonly occurrence: Occurrence
  readonly takes: ReadonlyArray<string>
  /** Items this step shows. */
  readonly shows: ReadonlyArray<string>
  /** An event that is refused or forbidden here: tried, without effect. */
  readonly isProbe: boolean
}

export interface GraphStart {
  readonly name: string
  readonly node: GraphNode
  readonly takes: ReadonlyArray<string>
  readonly shows: ReadonlyArray<string>
}
