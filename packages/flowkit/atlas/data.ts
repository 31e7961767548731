/** Data of the atlas page: computed when the site is built; the page only renders it. */
import type { Language, Layout, Picture, Rule } from "../draw/index.ts"

export type InEachLanguage<Value> = Readonly<Record<Language, Value>>

export interface Drawn {
  readonly picture: Picture
  readonly layout: Layout
}

export interface FlowSummary {
  readonly id: string
  readonly version: string
  readonly title: InEachLanguage<string>
  readonly summary: InEachLanguage<string>
  readonly states: number
  readonly transitions: number
  /** Absent until a run has been recorded. */
  readonly covered?: number
  /** Number of transitions that no test can take, with a reason given; absent until a run. */
  readonly unreachable?: number
  readonly failures: number
  /** Visible states without a picture in some language and width. */
  readonly screensMissing: number
  readonly differences: number
  /** Screens of the state with the most events, for the front page. */
  readonly face: ReadonlyArray<Screen>
  /** By transition, to detect changes since its sign-off. */
  readonly fingerprints: Readonly<Record<string, string>>
}

/** Call of one flow by another: by an action of a state or transition, or by a service. */
export interface FlowLink {
  readonly from: string
  readonly to: string
  /** Name in the calling machine: an action, an event or a service. */
  readonly by: string
  readonly label: InEachLanguage<string>
}

export interface SearchEntry {
  /** Empty for a story or a page. */
  readonly flow: string
  /** Id of a state, a transition or a story; address of a page. */
  readonly id: string
  readonly kind: "state" | "transition" | "story" | "page"
  /** A state is named with its groups: "The bank takes long: pause". */
  readonly label: InEachLanguage<string>
  readonly text: InEachLanguage<string>
  /** Words that are found, too, and not shown: those on its screens. */
  readonly more?: string
}

/** Frame of a strip: the state, and the transitions to it. */
export interface StoryFrame {
  readonly flow: string
  readonly state: string
  readonly label: InEachLanguage<string>
  readonly text: InEachLanguage<string>
  /** Transitions since the previous frame, as sentences. */
  readonly because: ReadonlyArray<InEachLanguage<string>>
  readonly screens: ReadonlyArray<Screen>
}

/** Story across flows. */
export interface StoryData {
  readonly id: string
  readonly title: InEachLanguage<string>
  readonly frames: ReadonlyArray<StoryFrame>
}

/** State that nobody ever sees. */
export interface UnseenState {
  readonly flow: string
  readonly name: string
  readonly label: InEachLanguage<string>
  /** By the plan; null for a state that is left at once. */
  readonly reason: string | null
}

/** Rule that is otherwise than in a release. */
export interface ChangedRule {
  readonly flow: string
  /** Place in an address. */
  readonly place: string
  readonly kind: "changed" | "added" | "removed"
  readonly before: InEachLanguage<string> | null
  readonly after: InEachLanguage<string> | null
}

/** Changes since a release. */
export interface ReleaseData {
  readonly label: string
  readonly newFlows: ReadonlyArray<string>
  readonly rules: ReadonlyArray<ChangedRule>
}

/** Part of a person's way through the product, or what is around it: the flows that no other stage names. */
export interface Stage {
  readonly title: InEachLanguage<string>
  readonly flows: ReadonlyArray<string>
  readonly isAround?: boolean
}

export interface AtlasData {
  readonly flows: ReadonlyArray<FlowSummary>
  readonly links: ReadonlyArray<FlowLink>
  readonly journey: ReadonlyArray<Stage>
  readonly unseen: ReadonlyArray<UnseenState>
  readonly search: ReadonlyArray<SearchEntry>
  /** Words that mean the same in a search. */
  readonly synonyms: ReadonlyArray<ReadonlyArray<string>>
  readonly stories: ReadonlyArray<StoryData>
  /** Roles whose sign-off each transition needs. */
  readonly roles: ReadonlyArray<string>
  /** Languages and widths in which every state should have a screen. */
  readonly locales: ReadonlyArray<string>
  readonly widths: ReadonlyArray<number>
  /** Release to compare with, with its screens; null without a comparison. */
  readonly since: string | null
}

export interface StateData {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** With the names of its groups: "The bank takes long: pause". */
  readonly label: InEachLanguage<string>
  /** Its own name alone, for use within its group. */
  readonly shortLabel: InEachLanguage<string>
  readonly text: InEachLanguage<string>
  /** Names of the states whose screens show it: itself, or the leaves of a group, the entered ones first. */
  readonly screens: ReadonlyArray<string>
  readonly services: ReadonlyArray<string>
  /** Entry and exit actions. */
  readonly actions: ReadonlyArray<string>
  readonly isGroup: boolean
  /** Left at once, so never visible. */
  readonly isPassing: boolean
  /** Reason why the state is never visible, by the plan; null otherwise. */
  readonly unseen: string | null
}

/** Returns true for states that can be visible: no groups, no passing states, not the flow itself. */
export const isVisibleState = (flow: string, { isGroup, isPassing, unseen, name }: StateData): boolean =>
  !isGroup && !isPassing && unseen === null && name !== flow

export interface TransitionData {
  readonly id: string
  /** Hash over its effects and its condition, independent of its position. */
  readonly fingerprint: string
  readonly rule: InEachLanguage<Rule>
  readonly event: string
  readonly guard: string | null
  readonly actions: ReadonlyArray<string>
}

/** Returns the rules as sentences, by id. */
export const sentencesOf = (
  transitions: ReadonlyArray<TransitionData>
): Readonly<Record<string, InEachLanguage<string>>> =>
  Object.fromEntries(transitions.map(({ id, rule }) => [id, { en: rule.en.sentence, de: rule.de.sentence }]))

export interface Screen {
  readonly state: string
  readonly locale: string
  readonly width: number
  /** Address within the site. */
  readonly file: string
  /** Path and step in which it was taken; null if unknown. */
  readonly path: string | null
  readonly step: number | null
  /** Version of machine, texts and styles that it shows; null if unknown. */
  readonly version: string | null
  /** Taken before machine, texts or styles became as they are now. */
  readonly isOlder: boolean
}

export interface Coverage {
  readonly planned: number
  readonly taken: number
  readonly status: "covered" | "missed" | "unreachable"
  readonly reason?: string
}

export interface Failure {
  readonly path: string
  readonly locale: string | null
  readonly message: string
  readonly sentences: ReadonlyArray<string>
  /** Transitions of the failed step; of all steps if it is unknown. */
  readonly transitions: ReadonlyArray<string>
  /** Names of the states that the path did not come to. */
  readonly missed: ReadonlyArray<string>
}

export interface ChangedTransition {
  readonly id: string
  readonly before: InEachLanguage<string>
  readonly after: InEachLanguage<string>
  /** Condition in code, where it has changed although the sentence has not. */
  readonly condition?: { readonly before: string; readonly after: string }
}

export interface Difference {
  readonly version: string
  readonly added: ReadonlyArray<string>
  readonly removed: ReadonlyArray<{ readonly id: string; readonly sentence: InEachLanguage<string> }>
  readonly changed: ReadonlyArray<ChangedTransition>
  readonly addedStates: ReadonlyArray<string>
  readonly removedStates: ReadonlyArray<string>
  /** Both versions in one picture. */
  readonly drawn: InEachLanguage<Drawn>
  readonly screensBefore: ReadonlyArray<Screen>
}

/** Input of play mode: the possible moves of a machine, as plain data. */
export interface PlayData {
  readonly starts: Readonly<Record<string, { readonly input?: unknown }>>
  readonly events: Readonly<Record<string, { readonly cases?: Readonly<Record<string, object>> }>>
  readonly services: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
  /** Names of starts, cases and outcomes in a language, by their names here; by default these. */
  readonly names?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
}

export interface FlowData {
  readonly id: string
  readonly version: string
  readonly states: ReadonlyArray<StateData>
  readonly transitions: ReadonlyArray<TransitionData>
  readonly labels: {
    readonly events: Readonly<Record<string, InEachLanguage<string>>>
    readonly services: Readonly<Record<string, InEachLanguage<string>>>
  }
  readonly drawn: InEachLanguage<Drawn>
  readonly coverage: Readonly<Record<string, Coverage>> | null
  readonly failures: ReadonlyArray<Failure>
  readonly screens: ReadonlyArray<Screen>
  readonly difference: Difference | null
  readonly play: PlayData | null
}

/** Collapsed picture of a flow: with all groups folded (no key), or with one of them open (its id). */
export type FoldedData = Readonly<Record<string, InEachLanguage<Drawn>>>

/** Whether the server of the page stores sign-offs; false for a site deployed as files. */
export interface ServerData {
  readonly stores: boolean
}
