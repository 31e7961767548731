/** Props of all kinds of details. */
import type { FlowData } from "../data.ts"
import type { Marks } from "./marks.ts"

export interface DetailsProperties {
  readonly flow: FlowData
  readonly marks: Marks
  readonly isCompared: boolean
  readonly onChoose: (id: string) => void
  readonly onFlow: (id: string) => void
}
