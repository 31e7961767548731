/** What the atlas page reads: everything is worked out when the site is built, the page only shows it. */
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
  /** Missing as long as no run has been recorded. */
  readonly covered?: number
  /** Transitions that no test can take, for a reason that is written down; missing as long as no run has been recorded. */
  readonly unreachable?: number
  readonly failures: number
  /** States that somebody can see, in a language and a width in which there is no picture of them. */
  readonly screensMissing: number
  readonly differences: number
  /** The screens of the state in which most can be done, for the front page. */
  readonly face: ReadonlyArray<Screen>
  /** Of each transition, to tell what was signed off as it is now. */
  readonly fingerprints: Readonly<Record<string, string>>
}

/** One flow calls another: by an action of a state or transition, or by a service. */
export interface FlowLink {
  readonly from: string
  readonly to: string
  /** The name in the machine that does it: an action, an event or a service. */
  readonly by: string
  readonly label: InEachLanguage<string>
}

export interface SearchEntry {
  readonly flow: string
  /** Id of a state or a transition. */
  readonly id: string
  readonly kind: "state" | "transition"
  readonly label: InEachLanguage<string>
  readonly text: InEachLanguage<string>
}

/** One picture of a strip: where the person is, and why. */
export interface StoryFrame {
  readonly flow: string
  /** By name. */
  readonly state: string
  readonly label: InEachLanguage<string>
  readonly text: InEachLanguage<string>
  /** What has led here from the picture before, in sentences. */
  readonly because: ReadonlyArray<InEachLanguage<string>>
  readonly screens: ReadonlyArray<Screen>
}

/** A way of a person through the flows. */
export interface StoryData {
  readonly id: string
  readonly title: InEachLanguage<string>
  readonly frames: ReadonlyArray<StoryFrame>
}

export interface AtlasData {
  readonly flows: ReadonlyArray<FlowSummary>
  readonly links: ReadonlyArray<FlowLink>
  readonly overview: InEachLanguage<Drawn>
  readonly search: ReadonlyArray<SearchEntry>
  readonly stories: ReadonlyArray<StoryData>
  /** Whose sign-off each transition needs. */
  readonly roles: ReadonlyArray<string>
  /** Languages and widths in which every state should have a screen. */
  readonly locales: ReadonlyArray<string>
  readonly widths: ReadonlyArray<number>
  /** The earlier version the flows are compared with; null without a comparison. */
  readonly since: string | null
}

export interface StateData {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly label: InEachLanguage<string>
  readonly text: InEachLanguage<string>
  readonly services: ReadonlyArray<string>
  /** On entering and leaving. */
  readonly actions: ReadonlyArray<string>
  readonly isGroup: boolean
  /** Left at once, so that nobody ever sees it. */
  readonly isPassing: boolean
  /** Why nobody ever sees it, where the plan says so; null where somebody may. */
  readonly unseen: string | null
}

/** States that somebody can see: no groups, nothing that is left at once, not the flow itself. */
export const isVisibleState = (flow: string, { isGroup, isPassing, unseen, name }: StateData): boolean =>
  !isGroup && !isPassing && unseen === null && name !== flow

export interface TransitionData {
  readonly id: string
  /** Hash over what it does and under which condition, whatever stands beside it. */
  readonly fingerprint: string
  readonly rule: InEachLanguage<Rule>
  readonly event: string
  readonly guard: string | null
  readonly actions: ReadonlyArray<string>
}

/** The rules in words, by id. */
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
  /** Which path and step it was taken in, where that is known. */
  readonly path: string | null
  readonly step: number | null
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
  /** Transitions of the step that failed, or of all steps where that is not known. */
  readonly transitions: ReadonlyArray<string>
}

export interface ChangedTransition {
  readonly id: string
  readonly before: InEachLanguage<string>
  readonly after: InEachLanguage<string>
  /** Where the sentence is the same and the condition means something else: as it is written in the machine. */
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

/** What play mode can do to the machine; plain data. */
export interface PlayData {
  readonly starts: Readonly<Record<string, { readonly input?: unknown }>>
  readonly events: Readonly<Record<string, { readonly cases?: Readonly<Record<string, object>> }>>
  readonly services: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
  /** What starts, cases and outcomes are called in a language, by their names here; as they are named where nothing is said. */
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

/** A flow from further away: its picture with all groups folded (no key), or with one of them open (its id). */
export type FoldedData = Readonly<Record<string, InEachLanguage<Drawn>>>

/** Whether the server behind the page stores sign-offs; a site deployed as files has none. */
export interface ServerData {
  readonly stores: boolean
}
