/** Ways of a person through one flow or several, as strips of screens; held against the machines when the atlas is built. */
import { type Language, languages, rulesOf, type Said, wordsOf } from "../draw/index.ts"
import { type MachineDescription, type StateDescription, statesBelow } from "../model/index.ts"
import type { FlowLink, Screen, StoryData, StoryFrame } from "./data.ts"
import { type AtlasFlow, inEachLanguage } from "./flow-data.ts"

export interface Story {
  /** Part of the address: small letters, digits and hyphens. */
  readonly id: string
  readonly title: Said
  /** `flow/state`, in their order; states on the way between two that nobody needs to see may be left out. */
  readonly steps: ReadonlyArray<string>
}

const stateNamed = ({ root }: MachineDescription, name: string): StateDescription | undefined =>
  statesBelow(root).find((state) => state.name === name)

/** Where one really is when a state is entered. */
const enteredBy = ({ root }: MachineDescription, id: string): ReadonlyArray<string> => {
  const state = statesBelow(root).find((each) => each.id === id)
  if (state === undefined || state.states.length === 0) return [id]
  const first = state.type === "parallel" ? state.states.map((each) => each.id) : [state.initial ?? ""]
  return [id, ...first.flatMap((child) => enteredBy({ root } as MachineDescription, child))]
}

/** Whether a state on the way out to where it is written forbids the event. */
const isForbidden = (
  { transitions }: MachineDescription,
  at: string,
  { source, event }: MachineDescription["transitions"][number]
): boolean =>
  transitions.some(
    (other) =>
      other.kind === "forbidden" &&
      other.event === event &&
      other.source.length > source.length &&
      (at === other.source || at.startsWith(`${other.source}.`))
  )

/** The fewest transitions from one state to another, by their ids; undefined where none lead there. */
export const wayBetween = (
  description: MachineDescription,
  from: string,
  to: string
): ReadonlyArray<string> | undefined => {
  const known = new Set([from])
  let edge: ReadonlyArray<{ readonly at: string; readonly way: ReadonlyArray<string> }> = [
    { at: from, way: [] }
  ]
  while (edge.length > 0) {
    const next: Array<(typeof edge)[number]> = []
    for (const { at, way } of edge) {
      const leaving = description.transitions.filter(
        (each) =>
          each.kind !== "forbidden" &&
          (each.source === at || at.startsWith(`${each.source}.`)) &&
          !isForbidden(description, at, each)
      )
      for (const { id, targets } of leaving) {
        for (const target of targets.flatMap((each) => enteredBy(description, each))) {
          if (target === to) return [...way, id]
          if (known.has(target)) continue
          known.add(target)
          next.push({ at: target, way: [...way, id] })
        }
      }
    }
    edge = next
  }
  return undefined
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Throws a sentence where a step is not there, or where nothing leads from one to the next. */
export const storyData = (
  { id, title, steps }: Story,
  flows: ReadonlyArray<AtlasFlow>,
  links: ReadonlyArray<FlowLink>,
  screens: ReadonlyArray<Screen & { readonly machine: string }>
): StoryData => {
  const fail = (what: string): never => {
    throw new Error(`The story "${id}" does not hold. ${what}`)
  }
  if (!/^[a-z0-9-]+$/.test(id)) fail("Its id must be of small letters, digits and hyphens.")
  const places = steps.map((step) => {
    const [flowId = "", name = ""] = step.split("/")
    const flow =
      flows.find(({ description }) => description.id === flowId) ?? fail(`There is no flow "${flowId}".`)
    const state = stateNamed(flow.description, name) ?? fail(`The flow "${flowId}" has no state "${name}".`)
    return { step, flow, state }
  })
  /** Why one gets from the step before to this one, in sentences. */
  const because = (index: number): ReadonlyArray<Said> => {
    const [before, here] = [places[index - 1], places[index]]
    if (before === undefined || here === undefined) return []
    const { description, texts } = here.flow
    if (before.flow !== here.flow) {
      const link = links.find(({ from, to }) => from === before.flow.description.id && to === description.id)
      if (link === undefined && links.length > 0) fail(`Nothing leads from ${before.step} to ${here.step}.`)
      return link === undefined ? [] : [inEachLanguage((language) => `${capital(link.label[language])}.`)]
    }
    const way =
      wayBetween(description, before.state.id, here.state.id) ??
      fail(`Nothing leads from ${before.step} to ${here.step}.`)
    const rules = inEachLanguage(
      (language: Language) =>
        new Map(rulesOf(description, texts, language).map((rule) => [rule.id, rule.sentence]))
    )
    return way.map((transition) =>
      inEachLanguage((language) => rules[language].get(transition) ?? transition)
    )
  }
  const frames = places.map(({ flow: { description, texts }, state }, index): StoryFrame => {
    const words = Object.fromEntries(
      languages.map((language) => [language, wordsOf(description, texts, language).state(state.id)])
    ) as Record<Language, { readonly label: string; readonly description: string }>
    return {
      flow: description.id,
      state: state.name,
      label: inEachLanguage((language) => words[language].label),
      text: inEachLanguage((language) => words[language].description),
      because: because(index),
      screens: screens.filter((screen) => screen.machine === description.id && screen.state === state.name)
    }
  })
  return { id, title, frames }
}
