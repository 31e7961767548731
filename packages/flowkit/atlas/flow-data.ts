/** Data of one flow for the page, from the machine, its texts and the results of runs. */
import {
  type FlowTexts,
  type Language,
  layOut,
  localizedTexts,
  pictureOf,
  rulesOf,
  wordsOf
} from "../draw/index.ts"
import { folded, groupsOf, guardText, type MachineDescription, statesBelow } from "../model/index.ts"
import { type AtlasFlow, enteredBy, inEachLanguage, labelWithGroups } from "./atlas-flow.ts"
import type { Difference, Drawn, FlowData, FoldedData, InEachLanguage, Screen, StateData } from "./data.ts"
import { unionOf } from "./difference.ts"
import type { Evidence } from "./evidence.ts"
import { fingerprintsOf } from "./fingerprint.ts"
import { changesOf, unionOfTexts, versionOf } from "./flow-changes.ts"

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

const differenceOf = async (
  before: AtlasFlow,
  after: AtlasFlow,
  screensBefore: ReadonlyArray<Screen>
): Promise<Difference> => ({
  ...changesOf(before, after),
  drawn: await drawInEachLanguage(
    unionOf(versionOf(before), versionOf(after)),
    unionOfTexts(before.texts, after.texts)
  ),
  screensBefore
})

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
  const speakers = inEachLanguage((language) => localizedTexts(description, texts, language))
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
