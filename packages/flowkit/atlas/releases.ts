/** What has changed since each release, in sentences, for the page of changes. */
import { rulesOf } from "../draw/index.ts"
import { type AtlasFlow, inEachLanguage } from "./atlas-flow.ts"
import type { ChangedRule, ReleaseData } from "./data.ts"
import { changesOf } from "./flow-changes.ts"
import { removedId } from "./removed-id.ts"

export interface Release {
  /** Such as "0.45.1, 12 November 2026". */
  readonly label: string
  readonly flows: ReadonlyArray<AtlasFlow>
}

const rulesChanged = (before: AtlasFlow, after: AtlasFlow): ReadonlyArray<ChangedRule> => {
  const { changed, added, removed } = changesOf(before, after)
  const flow = after.description.id
  const rules = inEachLanguage((language) => rulesOf(after.description, after.texts, language))
  const sentence = (id: string) =>
    inEachLanguage((language) => rules[language].find((rule) => rule.id === id)?.sentence ?? id)
  return [
    ...changed.map(
      ({ id, before: then, after: now }): ChangedRule => ({
        flow,
        place: id,
        kind: "changed",
        before: then,
        after: now
      })
    ),
    ...added.map(
      (id): ChangedRule => ({ flow, place: id, kind: "added", before: null, after: sentence(id) })
    ),
    ...removed.map(
      ({ id, sentence: then }): ChangedRule => ({
        flow,
        place: removedId(id),
        kind: "removed",
        before: then,
        after: null
      })
    )
  ]
}

/** Returns the changes since a release: changed rules before new and removed ones in each flow. */
export const releaseData = ({ label, flows: then }: Release, now: ReadonlyArray<AtlasFlow>): ReleaseData => {
  const pairs = now.map((flow) => ({
    flow,
    before: then.find(({ description }) => description.id === flow.description.id)
  }))
  return {
    label,
    newFlows: pairs.flatMap(({ flow, before }) => (before === undefined ? [flow.description.id] : [])),
    rules: pairs.flatMap(({ flow, before }) => (before === undefined ? [] : rulesChanged(before, flow)))
  }
}
