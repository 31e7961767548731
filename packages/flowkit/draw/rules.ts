/** Texts of transitions: a short label for the picture, and a full sentence. */
import type {
  GuardDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription
} from "../model/index.ts"
import { guardText, statesBelow } from "../model/index.ts"
import { type EdgeKind, kindOf } from "./edge-kind.ts"
import { phrasesOf } from "./phrases.ts"
import { type FlowTexts, humanised, type Language, localizedTexts } from "./texts.ts"

export interface Rule {
  readonly id: string
  readonly kind: EdgeKind
  readonly source: string
  /** Ids of states; empty if the machine stays in its state. */
  readonly targets: ReadonlyArray<string>
  /** Lines of the label: the event, then its condition. */
  readonly label: ReadonlyArray<string>
  readonly sentence: string
}

export interface Words {
  readonly guard: (guard: GuardDescription) => string
  readonly state: (id: string) => { readonly label: string; readonly description: string }
}

/** The text of the service itself contains its outcome. */
const isSuccess = (guard: GuardDescription): boolean => guard.kind === "named" && guard.name === "isSuccess"

/** Formats guards and states by their texts, with `and`, `or` and `not` in between. */
export const wordsOf = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): Words => {
  const speaker = localizedTexts(description, texts, language)
  const phrases = phrasesOf(language)
  const states = new Map(
    statesBelow(description.root).map((state): readonly [string, StateDescription] => [state.id, state])
  )
  const guard = (part: GuardDescription): string => {
    switch (part.kind) {
      case "named":
        return speaker.guard(guardText(part))
      case "and":
        return part.guards
          .filter((each) => !isSuccess(each))
          .map(guard)
          .join(phrases.and)
      case "or":
        return part.guards.map(guard).join(phrases.or)
      case "not":
        return phrases.not(guard(part.guard))
      case "in":
        // Of parallel regions, it is a value such as {"lamp":"on"}.
        return phrases.inState(humanised(part.state.replaceAll(/[{}"]/g, "").replaceAll(":", ": ")))
      case "inline":
        return part.name === "" ? phrases.unnamedGuard : humanised(part.name)
    }
  }
  return {
    guard,
    state: (id) => {
      const state = states.get(id)
      if (state === undefined || id === description.root.id) {
        return { label: phrases.anywhere, description: phrases.anywhereText }
      }
      return speaker.state(state)
    }
  }
}

/** Returns the rules of all transitions, in document order. */
export const rulesOf = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): ReadonlyArray<Rule> => {
  const speaker = localizedTexts(description, texts, language)
  const phrases = phrasesOf(language)
  const words = wordsOf(description, texts, language)

  const rootName = `${description.id}.`
  const restText = ({ kind, source, guard }: TransitionDescription): string | undefined =>
    kind === "always" && guard === undefined ? speaker.otherwise(source.replace(rootName, "")) : undefined

  const conditionOf = (transition: TransitionDescription): string | undefined =>
    restText(transition) ?? guardOf(transition)

  const guardOf = ({ guard }: TransitionDescription): string | undefined =>
    guard === undefined || isSuccess(guard) ? undefined : words.guard(guard)

  /** Returns true for the fallback of the candidates before it. */
  const isRest = ({ source, event, guard, position }: TransitionDescription): boolean =>
    guard === undefined &&
    position > 0 &&
    description.transitions.some((other) => other.source === source && other.event === event)

  const cause = (transition: TransitionDescription, kind: EdgeKind): string | undefined => {
    const service = speaker.service(transition.service ?? "")
    switch (transition.kind) {
      case "event":
      case "forbidden":
        return speaker.event(transition.event).when
      case "done":
        if (kind === "ok") return service.done
        return transition.guard === undefined ? service.failed : undefined
      case "error":
        return service.failed
      case "snapshot":
        return service.label
      case "state done":
        return phrases.finished
      default:
        return undefined
    }
  }

  const labelOf = (transition: TransitionDescription, kind: EdgeKind): ReadonlyArray<string> => {
    const condition = conditionOf(transition)
    const rest = isRest(transition)
    switch (transition.kind) {
      case "event":
      case "forbidden": {
        const { label } = speaker.event(transition.event)
        if (condition !== undefined) return [label, phrases.if(condition)]
        return rest ? [label, phrases.otherwise] : [label]
      }
      case "delay": {
        const time = phrases.after(speaker.delay(transition.delay))
        return condition === undefined ? [time] : [time, phrases.if(condition)]
      }
      case "always":
        return [condition ?? (rest ? phrases.otherwise : phrases.atOnce)]
      default:
        return [
          ...[cause(transition, kind)].filter((text) => text !== undefined),
          ...(condition === undefined ? [] : [condition])
        ]
    }
  }

  const sentenceOf = (transition: TransitionDescription, kind: EdgeKind): string => {
    const condition = conditionOf(transition)
    const conditions = [cause(transition, kind), condition].filter((text) => text !== undefined)
    const here = words.state(transition.source).label
    const target = transition.targets.map((id) => words.state(id).label).join(phrases.and)
    if (transition.kind === "forbidden") return phrases.refuses(conditions, here)
    const rest =
      isRest(transition) &&
      restText(transition) === undefined &&
      (transition.kind === "event" || transition.kind === "always")
    if (target === "" && transition.source === description.root.id && !rest)
      return phrases.staysAnywhere(conditions)
    if (target === "")
      return rest ? phrases.otherwiseStaysAt(conditions, here) : phrases.staysAt(conditions, here)
    if (rest) return phrases.otherwiseLeadsTo(conditions, target)
    if (transition.kind === "delay") {
      return phrases.timeLeadsTo(speaker.delay(transition.delay), conditions, target)
    }
    return transition.kind === "always"
      ? phrases.atOnceLeadsTo(conditions, target)
      : phrases.leadsTo(conditions, target)
  }

  return description.transitions.map((transition) => {
    const kind = kindOf(transition, description, texts)
    return {
      id: transition.id,
      kind,
      source: transition.source,
      targets: transition.targets,
      label: labelOf(transition, kind),
      sentence: sentenceOf(transition, kind)
    }
  })
}

/** Returns the sentence of a transition by its id; an unknown id is returned unchanged. */
export const sentencesOf = (...given: Parameters<typeof rulesOf>): ((id: string) => string) => {
  const sentences = new Map(rulesOf(...given).map(({ id, sentence }) => [id, sentence]))
  return (id) => sentences.get(id) ?? id
}
