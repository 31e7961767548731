/** Stories across flows, as strips of screens; validated against the machines by the atlas build. */
import { type InBothLanguages, wordsOf } from "../draw/index.ts"
import { capitalized } from "../model/format-path.ts"
import { type MachineDescription, type StateDescription, statesBelow } from "../model/index.ts"
import { type AtlasFlow, enteredBy, inEachLanguage, labelWithGroups } from "./atlas-flow.ts"
import type { FlowLink, Screen, StoryData, StoryFrame } from "./data.ts"
import { localizedSentences } from "./flow-changes.ts"

export interface Story {
  /** Part of the address: lower-case letters, digits and hyphens. */
  readonly id: string
  readonly title: InBothLanguages
  /** `flow/state`, in order; states in between may be omitted. */
  readonly steps: ReadonlyArray<string>
}

const stateNamed = ({ root }: MachineDescription, name: string): StateDescription | undefined =>
  statesBelow(root).find((state) => state.name === name)

const enteredIn = ({ root }: MachineDescription, id: string): ReadonlyArray<string> =>
  statesBelow(root)
    .filter((state) => state.id === id)
    .flatMap(enteredBy)
    .map((state) => state.id)

/** Returns true if a state between source and ancestor forbids the event. */
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

/** Returns the ids of the shortest path between two states; undefined if there is none. */
export const pathBetween = (
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
        for (const target of targets.flatMap((each) => enteredIn(description, each))) {
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

/** Throws if a step does not exist, or has no path from the previous one. */
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
  /** Returns the transitions from the previous step, as sentences. */
  const because = (index: number): ReadonlyArray<InBothLanguages> => {
    const [before, here] = [places[index - 1], places[index]]
    if (before === undefined || here === undefined) return []
    const { description, texts } = here.flow
    if (before.flow !== here.flow) {
      const link = links.find(({ from, to }) => from === before.flow.description.id && to === description.id)
      if (link === undefined && links.length > 0) fail(`Nothing leads from ${before.step} to ${here.step}.`)
      return link === undefined ? [] : [inEachLanguage((language) => `${capitalized(link.label[language])}.`)]
    }
    const way =
      pathBetween(description, before.state.id, here.state.id) ??
      fail(`Nothing leads from ${before.step} to ${here.step}.`)
    return way.map(localizedSentences({ description, texts }))
  }
  const frames = places.map(({ flow: { description, texts }, state }, index): StoryFrame => {
    // A state with states inside is shown as it begins.
    const shown = enteredBy(state).at(-1)?.id
    return {
      flow: description.id,
      state: state.name,
      label: labelWithGroups({ description, texts }, state),
      text: inEachLanguage((language) => wordsOf(description, texts, language).state(state.id).description),
      because: because(index),
      screens: screens.filter((screen) => `${screen.machine}.${screen.state}` === shown)
    }
  })
  return { id, title, frames }
}
