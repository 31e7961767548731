/** Performs a step: an action of a person, a response of a service, or the passing of time. */
import { eventOf, formatStates, outcomeOf, type PlanStep, type ReplayedState } from "../model/index.ts"
import { messageOf } from "../model/message-of.ts"
import type { Answer } from "./answer.ts"
import { checkRequests } from "./checks.ts"
import type { Walk } from "./path-settings.ts"
import { answersOf, type Respond, type RespondFunction } from "./respond.ts"

export const performStep = async <Screen>(
  walk: Walk<Screen>,
  step: PlanStep,
  index: number,
  before: ReplayedState | undefined
): Promise<void> => {
  const { settings, words, path, page, screen, held } = walk
  const { spec } = settings.flow
  switch (step.kind) {
    case "event": {
      const inputMode = settings.inputModeOf?.(path, index) ?? "keyboard"
      try {
        await spec.events[step.type]?.do(screen as never, eventOf(spec, step) as never, inputMode)
      } catch (cause) {
        throw new Error(
          `In ${formatStates(words, before?.state ?? "")} ${words.event(step.type)} cannot be worked by ${inputMode}: ${messageOf(cause)}`
        )
      }
      return
    }
    case "outcome": {
      const respond = outcomeOf(spec, step)["respond"] as Respond | undefined
      if (respond === undefined)
        throw new Error(`Outcome "${step.case}" of "${step.service}" has no "respond".`)
      const answers = answersOf(respond)
      if (answers === undefined) await (respond as RespondFunction)(page, held, before?.context)
      else
        try {
          for (const answer of answers as ReadonlyArray<Answer>) await held.answer(step.service, answer)
        } catch (cause) {
          // A late, unexpected request explains more than the missing one.
          if (before !== undefined) await checkRequests(walk, before)
          throw cause
        }
      return
    }
    case "delay":
      // In one jump: each due timer fires once, the oldest first, as in a background tab.
      await page.clock.fastForward(step.ms)
      return
    case "probe": {
      // The check of the offers is the whole step, except for events that cannot be prevented.
      const driver = spec.events[step.type]
      if (driver?.anytime === true) {
        await driver.do(screen as never, eventOf(spec, { ...step, kind: "event" }) as never, "keyboard")
      }
      return
    }
  }
}
