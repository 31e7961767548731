/** Paths as sentences: with the machine's names for developers, or in words for manual testers. */
import type { PlanPath, PlanStep } from "./plan-format.ts"
import { formatStates, formatTime, type Vocabulary } from "./vocabulary.ts"

export const withCase = (cause: string, name: string | undefined): string =>
  name === undefined ? cause : `${cause} (${name})`

/** Returns a step in words, with its outcome: `CHECKOUT leads to "cart.placing":`. */
export const formatStep = (step: PlanStep): string => {
  switch (step.kind) {
    case "event":
    case "probe": {
      const event = withCase(step.type, step.case)
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

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const formatInWords = (step: PlanStep, words: Vocabulary): string => {
  const there = formatStates(words, step.to)
  switch (step.kind) {
    case "event":
      return `${capitalized(withCase(words.happens(step.type), step.case))}: ${there} follows.`
    case "probe":
      return `In ${there}, ${withCase(words.event(step.type), step.case)} must not be possible.`
    case "outcome":
      return `The attempt to ${words.service(step.service)} ends with “${step.case}”: ${there} follows.`
    case "delay":
      return `After ${formatTime(step.ms)}: ${there} follows.`
  }
}

/** Returns one numbered sentence per step. */
export const formatPath = ({ id, start, steps }: PlanPath, words?: Vocabulary): ReadonlyArray<string> => [
  `${id}, from the start "${start}":`,
  ...steps.map(
    (step, index) =>
      `${index + 1}. ${words === undefined ? formatStep(step).replace(/:$/, ".") : formatInWords(step, words)}`
  )
]

/** Returns the cause of a step as the start of a sentence; empty for a probe, which has no effect. */
export const formatCause = (step: PlanStep, before: string | undefined, words: Vocabulary): string => {
  const where = before === undefined ? "" : ` in ${formatStates(words, before)}`
  switch (step.kind) {
    case "event":
      return `When ${withCase(words.happens(step.type), step.case)}${where}`
    case "outcome":
      return `When the attempt to ${words.service(step.service)} ends with “${step.case}”${where}`
    case "delay":
      return `After ${formatTime(step.ms)}${where}`
    case "probe":
      return ""
  }
}
