/** Texts of a machine for people: its states, events, services, guards and delays, in each language. */
import { capitalized } from "../model/format-path.ts"
import type { MachineDescription, StateDescription } from "../model/index.ts"
import { guardTexts, statesBelow } from "../model/index.ts"

export const languages = ["en", "de"] as const
export type Language = (typeof languages)[number]
export type InBothLanguages = Readonly<Record<Language, string>>

export interface StateText {
  readonly label: InBothLanguages
  /** The English description is in the machine; this is the German one. */
  readonly description: { readonly de: string }
}

export interface EventText {
  /** Text of a button: "Order". */
  readonly label: InBothLanguages
  /** After "if" (in German with the verb at the end): "the driver wants to order". */
  readonly when: InBothLanguages
}

export interface ServiceText {
  /** Activity: "load the cart". */
  readonly label: InBothLanguages
  /** After "if": "the cart has been loaded". Absent if the service ends only on failure. */
  readonly done?: InBothLanguages
  /** After "if", for every failure without a guard of its own: "the cart cannot be loaded". */
  readonly failed: InBothLanguages
}

export interface FlowTexts {
  readonly title: InBothLanguages
  /** One sentence: the purpose of the flow. */
  readonly summary: InBothLanguages
  /** By dotted name without the machine's id. */
  readonly states: Readonly<Record<string, StateText>>
  readonly events: Readonly<Record<string, EventText>>
  readonly services: Readonly<Record<string, ServiceText>>
  /**
   * After "if": "the terms are accepted"; by name, with fixed params: `hasFailed(Gone)`. `isSuccess` needs
   * none if its service has a text for its success.
   */
  readonly guards: Readonly<Record<string, InBothLanguages>>
  /** After "after": "10 minutes". */
  readonly delays: Readonly<Record<string, InBothLanguages>>
  /** After "if", by state: text for the fallback of its conditions, where "otherwise" is too vague. */
  readonly otherwise?: Readonly<Record<string, InBothLanguages>>
  /** German names of the spec's starts, cases and outcomes, whose own names are English. */
  readonly cases?: Readonly<Record<string, string>>
}

/** Converts `loadingCart` to `Loading cart`: the default for missing texts. */
export const humanised = (name: string): string => {
  const last = name.replace(/^.*\./, "")
  // A name with spaces is readable already.
  if (last.includes(" ")) return capitalized(last)
  const words = last
    .replaceAll("_", " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
  return capitalized(words)
}

const anyOther: InBothLanguages = { en: "any other event happens", de: "irgendein anderes Ereignis eintritt" }

/** Texts of a service that has none. XState numbers those without a name. */
const serviceWords = (name: string, language: Language) => {
  const isUnnamed = name.startsWith("xstate.invoke.")
  const unnamed: InBothLanguages = { en: "a service without a name", de: "ein Dienst ohne Namen" }
  const label = isUnnamed ? unnamed[language] : humanised(name)
  return {
    label,
    done: language === "en" ? `${label} succeeds` : `${label} gelingt`,
    failed: language === "en" ? `${label} fails` : `${label} scheitert`
  }
}

/** Dots of events are kept as words: `call.in.*` → `Call in …`. */
const humanisedEvent = (type: string): string =>
  humanised(type.replace(/(^|\.)\*$/, "_…").replaceAll(".", "_")).trim()

const historyWords: Readonly<Record<"shallow" | "deep", InBothLanguages>> = {
  shallow: { en: "Where it was left.", de: "Wo es verlassen wurde." },
  deep: { en: "Where it was left, down to the last detail.", de: "Wo es verlassen wurde, bis ins Letzte." }
}

const known = <Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined

export interface LocalizedTexts {
  readonly language: Language
  readonly title: string
  readonly summary: string
  readonly state: (state: StateDescription) => { readonly label: string; readonly description: string }
  readonly event: (type: string) => { readonly label: string; readonly when: string }
  readonly service: (name: string) => {
    readonly label: string
    readonly done: string | undefined
    readonly failed: string
  }
  readonly guard: (name: string) => string
  readonly delay: (delay: string | number | undefined) => string
  /** By state; undefined for a plain "otherwise". */
  readonly otherwise: (state: string) => string | undefined
}

export const localizedTexts = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): LocalizedTexts => ({
  language,
  title: texts?.title[language] ?? humanised(description.id),
  summary: texts?.summary[language] ?? description.root.description ?? "",
  state: (state) => {
    const text = known(texts?.states ?? {}, state.name)
    const remembered = state.history === undefined ? "" : historyWords[state.history][language]
    const english = state.description ?? remembered
    return {
      label: text?.label[language] ?? humanised(state.name),
      description: language === "en" ? english : (text?.description[language] ?? english)
    }
  },
  event: (type) => {
    const text = known(texts?.events ?? {}, type)
    const words = type === "*" ? anyOther[language] : humanisedEvent(type)
    return { label: text?.label[language] ?? words, when: text?.when[language] ?? words }
  },
  service: (name) => {
    const text = known(texts?.services ?? {}, name)
    return text === undefined
      ? serviceWords(name, language)
      : { label: text.label[language], done: text.done?.[language], failed: text.failed[language] }
  },
  guard: (name) => known(texts?.guards ?? {}, name)?.[language] ?? humanised(name),
  delay: (delay) =>
    typeof delay === "number"
      ? `${delay / 1000} s`
      : (known(texts?.delays ?? {}, delay ?? "")?.[language] ?? humanised(delay ?? "")),
  otherwise: (state) => known(texts?.otherwise ?? {}, state)?.[language]
})

/** Returns what a machine has of each kind that has texts. */
export const textNames = ({ root, transitions }: MachineDescription) => {
  const states = statesBelow(root)
  return {
    states: states.filter((state) => state !== root).map(({ name }) => name),
    events: transitions
      .filter(({ kind }) => kind === "event" || kind === "forbidden")
      .map(({ event }) => event),
    services: states.flatMap(({ invokes }) => invokes.map(({ service }) => service)),
    guards: transitions.flatMap(({ guard }) => (guard === undefined ? [] : guardTexts(guard))),
    delays: transitions.flatMap(({ delay }) => (typeof delay === "string" ? [delay] : []))
  }
}

const differences = (
  what: string,
  wanted: ReadonlyArray<string>,
  written: Readonly<Record<string, unknown>>
): ReadonlyArray<string> => [
  ...[...new Set(wanted)]
    .filter((name) => !Object.hasOwn(written, name))
    .map((name) => `no text for the ${what} "${name}"`),
  ...Object.keys(written)
    .filter((name) => !wanted.includes(name))
    .map((name) => `a text for the ${what} "${name}", which the machine does not have`)
]

/** Returns missing and unused texts of a machine, one sentence each; empty if complete. */
export const textProblems = (
  description: MachineDescription,
  texts: FlowTexts | undefined
): ReadonlyArray<string> => {
  if (texts === undefined) return ["no texts at all"]
  const { root, transitions } = description
  const { guards, ...names } = textNames(description)
  const wanted = { ...names, guards: guards.filter((name) => name !== "isSuccess") }
  return [
    ...statesBelow(root)
      .filter((state) => state !== root && (state.description ?? "") === "")
      .map(({ name }) => `the state "${name}" has no description in the machine`),
    ...(["states", "events", "services", "guards", "delays"] as const).flatMap((part) =>
      differences(part.slice(0, -1), wanted[part], texts[part])
    ),
    ...Object.keys(texts.otherwise ?? {})
      .filter(
        (name) =>
          !transitions.some(
            ({ source, kind, guard }) =>
              source === `${description.id}.${name}` && kind === "always" && guard === undefined
          )
      )
      .map((name) => `a text for "otherwise" in "${name}", which has no such transition`)
  ].map((problem) => `${description.id}: ${problem}`)
}
