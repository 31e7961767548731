/** Entries of the atlas's search: stories, states with their groups, and rules. */
import { type InBothLanguages, rulesOf, wordsOf } from "../draw/index.ts"
import { statesBelow } from "../model/index.ts"
import { type AtlasFlow, inEachLanguage, labelWithGroups } from "./atlas-flow.ts"
import type { ReleaseData, SearchEntry, StoryData } from "./data.ts"

interface Facts {
  /** Reason why a state is never visible, by its id. */
  readonly unseen: Readonly<Record<string, string>>
  /** Transitions that are otherwise than in the version of `since`. */
  readonly changed: ReadonlyArray<string>
  readonly since: string | undefined
  readonly wordsOnScreens: ((flow: string, state: string) => string) | undefined
}

const nobodySees: InBothLanguages = { en: "Nobody sees this state", de: "Niemand sieht diesen Zustand" }
const changedSince = (label: string): InBothLanguages => ({
  en: `Changed since the release ${label}.`,
  de: `Geändert seit der Version ${label}.`
})

/** Returns the pages that answer a question about all flows. */
export const pageEntries = (unseen: number, release: ReleaseData | undefined): ReadonlyArray<SearchEntry> => [
  {
    flow: "",
    id: "!changes",
    kind: "page",
    label: {
      en: "What has changed since the last release",
      de: "Was sich seit der letzten Version geändert hat"
    },
    text:
      release === undefined
        ? { en: "There is no release to compare with.", de: "Es gibt keine Version zum Vergleich." }
        : {
            en: `${release.rules.length} rules since ${release.label}`,
            de: `${release.rules.length} Regeln seit ${release.label}`
          },
    more: "changes new differences version news Änderungen Neuigkeiten neu"
  },
  {
    flow: "",
    id: "!unseen",
    kind: "page",
    label: { en: "States that nobody sees", de: "Zustände, die niemand sieht" },
    text: { en: `${unseen} states, each with the reason`, de: `${unseen} Zustände, jeder mit dem Grund` },
    more: "see seen never hidden invisible screen sehen nie unsichtbar"
  }
]

export const storyEntry = ({ id, title, frames }: StoryData): SearchEntry => ({
  flow: "",
  id,
  kind: "story",
  label: title,
  text: inEachLanguage((language) => frames.map(({ label }) => label[language]).join(" → "))
})

export const searchEntries = (
  { description, texts }: Pick<AtlasFlow, "description" | "texts">,
  { unseen, changed, since, wordsOnScreens }: Facts
): ReadonlyArray<SearchEntry> => {
  const words = inEachLanguage((language) => wordsOf(description, texts, language))
  const rules = inEachLanguage((language) => rulesOf(description, texts, language))
  const { id: flow, root } = description
  return [
    ...statesBelow(root)
      .filter((state) => state !== root)
      .map((state): SearchEntry => {
        const reason = unseen[state.id]
        return {
          flow,
          id: state.id,
          kind: "state",
          label: labelWithGroups({ description, texts }, state),
          text: inEachLanguage((language) =>
            [
              words[language].state(state.id).description,
              ...(reason === undefined ? [] : [`${nobodySees[language]}: ${reason}`])
            ].join(" ")
          ),
          ...(wordsOnScreens === undefined ? {} : { more: wordsOnScreens(flow, state.name) })
        }
      }),
    ...description.transitions.map(
      ({ id }, index): SearchEntry => ({
        flow,
        id,
        kind: "transition",
        label: inEachLanguage((language) => rules[language][index]?.label.join(", ") ?? id),
        text: inEachLanguage((language) =>
          [
            rules[language][index]?.sentence ?? id,
            ...(since !== undefined && changed.includes(id) ? [changedSince(since)[language]] : [])
          ].join(" ")
        )
      })
    )
  ]
}
