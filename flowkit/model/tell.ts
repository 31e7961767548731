/** Paths in sentences, for failure messages and for people. */
import type { PlanPath, PlanStep } from "./plan-format.ts"

export const tellStep = (step: PlanStep): string => {
  switch (step.kind) {
    case "event":
    case "probe": {
      const event = step.case === undefined ? step.type : `${step.type} (${step.case})`
      return step.kind === "event"
        ? `${event} leads to "${step.to}":`
        : `${event} is not possible in "${step.to}":`
    }
    case "outcome":
      return `"${step.service}" ends with "${step.case}", which leads to "${step.to}":`
    case "delay":
      return `${step.ms} ms pass, which leads to "${step.to}":`
  }
}

/** One numbered sentence for each step. */
export const tellPath = ({ id, start, steps }: PlanPath): ReadonlyArray<string> => [
  `${id}, from the start "${start}":`,
  ...steps.map((step, index) => `${index + 1}. ${tellStep(step).replace(/:$/, ".")}`)
]
