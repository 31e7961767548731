import type { Plan } from "./plan-format.ts"
import { isSearchedInPart } from "./reasons.ts"

/** A fault that makes a plan unsound. */
export interface PlanFault {
  /** A sentence with the fault and its reason. */
  readonly text: string
  /** The event whose transition no path shows; undefined where no single transition is at fault. */
  readonly event: string | undefined
  /** Whether the search ended before it was complete, so that a path may yet show it. */
  readonly isSearchedInPart: boolean
}

/** Returns faults of a plan: planning problems, and items that no path shows without an accepted reason. */
export const faultsOfPlan = ({ items, problems }: Plan): ReadonlyArray<PlanFault> => [
  ...problems.map((text) => ({ text, event: undefined, isSearchedInPart: false })),
  ...items.unreached
    .filter(({ accepted }) => !accepted)
    .map(({ item, reason }) => ({
      text: `No path shows ${item}. ${reason}`,
      event: item
        .split("|")
        .at(-1)
        ?.replace(/[#=].*$/, ""),
      isSearchedInPart: isSearchedInPart(reason)
    }))
]
