/** Data of one flow for the page, from the machine, its texts and the results of runs. */
import type { AnyStateMachine } from "xstate"
import {
  type FlowTexts,
  type Language,
  languages,
  layOut,
  pictureOf,
  rulesOf,
  speakerOf,
  wordsOf
} from "../draw/index.ts"
import {
  folded,
  groupsOf,
  guardText,
  type MachineDescription,
  type StateDescription,
  statesBelow
} from "../model/index.ts"
import type {
  Difference,
  Drawn,
  FlowData,
  FoldedData,
  InEachLanguage,
  PlayData,
  Screen,
  StateData
} from "./data.ts"
import { changesBetween, unionOf } from "./difference.ts"
import type { Evidence } from "./evidence.ts"
import { conditionOf, fingerprintsOf } from "./fingerprint.ts"

export interface AtlasFlow {
  readonly machine: AnyStateMachine
  readonly description: MachineDescription
  readonly texts: FlowTexts | undefined
  readonly play: PlayData | null
}

export const inEachLanguage = <Value>(of: (language: Language) => Value): InEachLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as InEachLanguage<Value>

/** Returns the name of a state with those of its groups: "The bank takes long: Pause". */
export const labelWithGroups = (
  { description, texts }: Pick<AtlasFlow, "description" | "texts">,
  { id }: StateDescription
): InEachLanguage<string> =>
  inEachLanguage((language) => {
    const words = wordsOf(description, texts, language)
    return statesBelow(description.root)
      .filter((state) => state.id === id || (state !== description.root && id.startsWith(`${state.id}.`)))
      .map((state) => words.state(state.id).label)
      .join(": ")
  })

/** Returns the states entered with a state: the state itself and its initial descendants. */
export const enteredBy = (state: StateDescription): ReadonlyArray<StateDescription> => [
  state,
  ...state.states.filter(({ id }) => state.type === "parallel" || id === state.initial).flatMap(enteredBy)
]

const draw = async (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): Promise<Drawn> => {
  const picture = pictureOf(description, texts, language)
  return { picture, layout: await layOut(picture) }
}

const drawInEachLanguage = async (
  description: MachineDescription,
  texts: FlowTexts | undefined
): Promise<InEachLanguage<Drawn>> => ({
  en: await draw(description, texts, "en"),
  de: await draw(description, texts, "de")
})

/** Without a key all groups are folded; else all but the one with that id. */
export const drawFolded = async ({ description, texts }: AtlasFlow): Promise<FoldedData> => {
  const groups = groupsOf(description)
  const drawings: Array<readonly [string, InEachLanguage<Drawn>]> = []
  for (const open of groups.length === 0 ? [] : ["", ...groups]) {
    drawings.push([open, await drawInEachLanguage(folded(description, open), texts)])
  }
  return Object.fromEntries(drawings)
}

const statesOf = (
  { description, texts }: AtlasFlow,
  { picture }: Drawn,
  unseen: Evidence["unseen"]
): ReadonlyArray<StateData> => {
  const words = inEachLanguage((language) => wordsOf(description, texts, language))
  const shapes = new Map(picture.boxes.map(({ id, shape }) => [id, shape]))
  const parents = new Map(
    statesBelow(description.root).flatMap((state) =>
      state.states.map((child) => [child.id, state.id] as const)
    )
  )
  return statesBelow(description.root)
    .filter(({ id }) => id !== description.root.id || shapes.has(id))
    .map((state) => {
      const parent = parents.get(state.id)
      return {
        id: state.id,
        name: state.name,
        parent: parent === undefined || parent === description.root.id ? null : parent,
        label: labelWithGroups({ description, texts }, state),
        shortLabel: inEachLanguage((language) => words[language].state(state.id).label),
        screens: [
          ...new Set(
            [...enteredBy(state), ...statesBelow(state)]
              .filter(({ states }) => states.length === 0)
              .map(({ name }) => name)
          )
        ],
        text: inEachLanguage((language) => words[language].state(state.id).description),
        services: state.invokes.map(({ service }) => service),
        actions: [...state.entry, ...state.exit],
        isGroup: state.states.length > 0,
        isPassing: shapes.get(state.id) === "passing",
        unseen: unseen[state.id] ?? null
      }
    })
}

const sentencesOf = ({ description, texts }: AtlasFlow) => {
  const rules = inEachLanguage(
    (language) => new Map(rulesOf(description, texts, language).map(({ id, sentence }) => [id, sentence]))
  )
  return (id: string): InEachLanguage<string> => inEachLanguage((language) => rules[language].get(id) ?? id)
}

const differenceOf = async (
  before: AtlasFlow,
  after: AtlasFlow,
  screensBefore: ReadonlyArray<Screen>
): Promise<Difference> => {
  const versions = [before, after].map(({ machine, description }) => ({
    description,
    fingerprints: fingerprintsOf(machine, description)
  })) as [Parameters<typeof changesBetween>[0], Parameters<typeof changesBetween>[1]]
  const changes = changesBetween(...versions)
  // A version without texts uses the current ones.
  const texts = unionOfTexts(after.texts, before.texts)
  const [sentenceBefore, sentenceAfter] = [sentencesOf({ ...before, texts }), sentencesOf(after)]
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
    removedStates: changes.removedStates,
    drawn: await drawInEachLanguage(unionOf(...versions), unionOfTexts(before.texts, after.texts)),
    screensBefore
  }
}

const conditionIn = ({ machine, description }: AtlasFlow, id: string): ReadonlyArray<string> => {
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
const unionOfTexts = (before: FlowTexts | undefined, after: FlowTexts | undefined): FlowTexts | undefined =>
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

export interface Before {
  /** Undefined if the earlier version lacks the flow. */
  readonly flow: AtlasFlow | undefined
  readonly screens: ReadonlyArray<Screen>
}

export const flowData = async (
  flow: AtlasFlow,
  { coverage, failures, unseen }: Omit<Evidence, "screens">,
  screens: ReadonlyArray<Screen>,
  before: Before | null
): Promise<FlowData> => {
  const { machine, description, texts } = flow
  const fingerprints = fingerprintsOf(machine, description)
  const rules = inEachLanguage((language) => rulesOf(description, texts, language))
  const drawn = await drawInEachLanguage(description, texts)
  const speakers = inEachLanguage((language) => speakerOf(description, texts, language))
  const services = statesBelow(description.root).flatMap(({ invokes }) =>
    invokes.map(({ service }) => service)
  )
  const events = description.transitions
    .filter(({ kind }) => kind === "event" || kind === "forbidden")
    .map(({ event }) => event)
  return {
    id: description.id,
    version: description.version,
    states: statesOf(flow, drawn.en, unseen),
    transitions: description.transitions.flatMap((transition, index) => {
      const [en, de] = [rules.en[index], rules.de[index]]
      if (en === undefined || de === undefined) return []
      return [
        {
          id: transition.id,
          fingerprint: fingerprints[transition.id] ?? "",
          rule: { en, de },
          event: transition.event,
          guard: transition.guard === undefined ? null : guardText(transition.guard),
          actions: transition.actions
        }
      ]
    }),
    labels: {
      events: Object.fromEntries(
        events.map((type) => [type, inEachLanguage((language) => speakers[language].event(type).label)])
      ),
      services: Object.fromEntries(
        services.map((name) => [name, inEachLanguage((language) => speakers[language].service(name).label)])
      )
    },
    drawn,
    coverage: coverage[description.id] ?? null,
    failures: failures[description.id] ?? [],
    screens,
    difference: before?.flow === undefined ? null : await differenceOf(before.flow, flow, before.screens),
    play: flow.play
  }
}
