/** Describes the changes of a flow since an earlier version, in sentences. */
import { type FlowTexts, sentencesOf } from "../draw/index.ts"
import { type AtlasFlow, inEachLanguage } from "./atlas-flow.ts"
import type { Difference, InEachLanguage } from "./data.ts"
import { changesBetween } from "./difference.ts"
import { conditionOf, fingerprintsOf } from "./fingerprint.ts"

type Version = Omit<AtlasFlow, "play">
type Described = Pick<AtlasFlow, "description" | "texts">

/** Returns the sentence of a transition in each language, by its id. */
export const localizedSentences = ({ description, texts }: Described) => {
  const sentences = inEachLanguage((language) => sentencesOf(description, texts, language))
  return (id: string): InEachLanguage<string> => inEachLanguage((language) => sentences[language](id))
}

const conditionIn = ({ machine, description }: Version, id: string): ReadonlyArray<string> => {
  const transition = description.transitions.find((candidate) => candidate.id === id)
  return transition === undefined ? [] : conditionOf(machine, transition)
}

/** Returns the differing parts of a condition. */
const changedCondition = (before: ReadonlyArray<string>, after: ReadonlyArray<string>) => {
  const only = (these: ReadonlyArray<string>, those: ReadonlyArray<string>): string =>
    these.filter((part) => !those.includes(part)).join("; ")
  const condition = { before: only(before, after), after: only(after, before) }
  return condition.before === condition.after ? {} : { condition }
}

/** Removed items keep their former texts. */
export const unionOfTexts = (
  before: FlowTexts | undefined,
  after: FlowTexts | undefined
): FlowTexts | undefined =>
  before === undefined || after === undefined
    ? (after ?? before)
    : {
        ...after,
        states: { ...before.states, ...after.states },
        events: { ...before.events, ...after.events },
        services: { ...before.services, ...after.services },
        guards: { ...before.guards, ...after.guards },
        delays: { ...before.delays, ...after.delays }
      }

export const versionOf = ({ machine, description }: Version) => ({
  description,
  fingerprints: fingerprintsOf(machine, description)
})

/** Returns the changes of a flow, in sentences. */
export const changesOf = (before: Version, after: Version): Omit<Difference, "drawn" | "screensBefore"> => {
  const changes = changesBetween(versionOf(before), versionOf(after))
  // A version without texts uses the current ones.
  const texts = unionOfTexts(after.texts, before.texts)
  const [sentenceBefore, sentenceAfter] = [
    localizedSentences({ ...before, texts }),
    localizedSentences(after)
  ]
  return {
    version: before.description.version,
    added: changes.added,
    removed: changes.removed.map((id) => ({ id, sentence: sentenceBefore(id) })),
    changed: changes.changed.map((pair) => ({
      id: pair.after,
      before: sentenceBefore(pair.before),
      after: sentenceAfter(pair.after),
      ...(sentenceBefore(pair.before).en === sentenceAfter(pair.after).en
        ? changedCondition(conditionIn(before, pair.before), conditionIn(after, pair.after))
        : {})
    })),
    addedStates: changes.addedStates,
    removedStates: changes.removedStates
  }
}
