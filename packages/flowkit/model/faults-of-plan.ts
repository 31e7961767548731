import type { Plan } from "./plan-format.ts"

/** A fault that makes a plan unsound. */
export interface PlanFault {
  /** A sentence with the fault and its reason. */
  readonly text: string
  /** The event whose transition no path shows; undefined where no single transition is at fault. */
  readonly event: string | undefined
}

/** What keeps a plan from being sound: what could not be planned, and what no path shows without a reason given for it. */
export const faultsOfPlan = ({ items, problems }: Plan): ReadonlyArray<PlanFault> => [
  ...problems.map((text) => ({ text, event: undefined })),
  ...items.unreached
    .filter(({ accepted }) => !accepted)
    .map(({ item, reason }) => ({
      text: `No path shows ${item}. ${reason}`,
      event: item
        .split("|")
        .at(-1)
        ?.replace(/[#=].*$/, "")
    }))
]
