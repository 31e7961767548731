/** Describes the changes since each release, in sentences, for the page of changes. */
import type { AtlasFlow } from "./atlas-flow.ts"
import type { ChangedRule, ReleaseData } from "./data.ts"
import { changesOf, localizedSentences } from "./flow-changes.ts"
import { removedId } from "./removed-id.ts"

export interface Release {
  /** Such as "0.45.1, 12 November 2026". */
  readonly label: string
  readonly flows: ReadonlyArray<AtlasFlow>
}

const rulesChanged = (before: AtlasFlow, after: AtlasFlow): ReadonlyArray<ChangedRule> => {
  const { changed, added, removed } = changesOf(before, after)
  const sentence = localizedSentences(after)
  return [
    ...changed.map(({ id, ...sentences }) => ({ kind: "changed" as const, place: id, ...sentences })),
    ...added.map((id) => ({ kind: "added" as const, place: id, before: null, after: sentence(id) })),
    ...removed.map((rule) => ({
      kind: "removed" as const,
      place: removedId(rule.id),
      before: rule.sentence,
      after: null
    }))
  ].map(({ kind, place, before: then, after: now }) => ({
    flow: after.description.id,
    kind,
    place,
    before: then,
    after: now
  }))
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
