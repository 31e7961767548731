/** Content of a picture: nested boxes and lines with their texts, before the layout. */
import type { MachineDescription, StateDescription } from "../model/index.ts"
import { statesBelow } from "../model/index.ts"
import { type EdgeKind, edgeKinds } from "./edge-kind.ts"
import { phrasesOf } from "./phrases.ts"
import { type Rule, rulesOf, wordsOf } from "./rules.ts"
import { type FlowTexts, type Language, localizedTexts } from "./texts.ts"

/** Possible transition; several if they have the same text. */
export interface Row {
  readonly kind: EdgeKind
  readonly text: string
  readonly ids: ReadonlyArray<string>
  /** Target, for a signpost: a row of text instead of a line. */
  readonly to?: string
}

/**
 * `passing`: left at once, a decision. `start`: the dot from which a group is entered. `anywhere`: the whole
 * machine, for events that are handled in every state.
 */
export type BoxShape = "state" | "passing" | "final" | "group" | "start" | "anywhere"

export interface Box {
  readonly id: string
  readonly shape: BoxShape
  /** Id of the containing group; absent at the top. */
  readonly parent?: string
  readonly title: string
  readonly text: string
  /** Services running in this state. */
  readonly services: ReadonlyArray<string>
  /** Transitions that do not leave the state. */
  readonly rows: ReadonlyArray<Row>
}

export interface Line {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly rows: ReadonlyArray<Row>
}

export interface Picture {
  readonly id: string
  readonly language: Language
  readonly title: string
  readonly text: string
  /** Parents before children, in declaration order. */
  readonly boxes: ReadonlyArray<Box>
  readonly lines: ReadonlyArray<Line>
}

/** Returns the id of the dot at which a group of states begins. */
export const startOf = (group: string): string => `${group}:start`

const mergedRows = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const merged = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.kind} ${row.to ?? ""} ${row.text}`
    const same = merged.get(key)
    merged.set(key, same === undefined ? row : { ...same, ids: [...same.ids, ...row.ids] })
  }
  return [...merged.values()]
}

const rowOf = ({ id, kind, label }: Rule): Row => ({ kind, text: label.join(", "), ids: [id] })

/** Connection of two states, with all its transitions. */
interface Way {
  readonly from: string
  readonly to: string
  readonly rows: ReadonlyArray<Row>
}

/** A failure from more states than this is drawn once, and as signposts elsewhere. */
const maxFailureLines = 2

/**
 * Only the main story is drawn as lines, to keep pictures legible. Transitions back, into the group itself,
 * and failures shared by many states become signposts: text in the box of their source.
 */
const isSignpost = (
  way: Way,
  ways: ReadonlyArray<Way>,
  order: ReadonlyMap<string, ReadonlyArray<number>>
): boolean => {
  const [from = [], to = []] = [order.get(way.from), order.get(way.to)]
  const fork = from.findIndex((place, depth) => place !== to[depth])
  const leadsInside = fork === -1
  const leadsOut = fork >= to.length
  if (leadsInside || leadsOut || (from[fork] ?? 0) > (to[fork] ?? 0)) return true
  const failures = ways.filter(({ to: target, rows }) => target === way.to && mainKind(rows) === "fail")
  return failures.length > maxFailureLines && failures.slice(1).includes(way)
}

/** Compares by the first differing position. */
const isEarlier = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): boolean => {
  const fork = one.findIndex((place, depth) => place !== other[depth])
  return fork !== -1 && (one[fork] ?? 0) < (other[fork] ?? Number.NEGATIVE_INFINITY)
}

/** Returns the position of every state among its siblings, from the root down. */
const placesOf = (
  state: StateDescription,
  place: ReadonlyArray<number> = []
): ReadonlyArray<readonly [string, ReadonlyArray<number>]> => [
  [state.id, place],
  ...state.states.flatMap((child, index) => placesOf(child, [...place, index]))
]

/** Returns the kind of a line with several rows: the most prominent one. */
export const mainKind = (rows: ReadonlyArray<Row>): EdgeKind =>
  edgeKinds.find((kind) => rows.some((row) => row.kind === kind)) ?? "auto"

const isPassing = (state: StateDescription, { transitions }: MachineDescription): boolean =>
  state.type === "atomic" &&
  state.invokes.length === 0 &&
  transitions.some(
    ({ source, kind, guard }) => source === state.id && kind === "always" && guard === undefined
  )

const shapeOf = (state: StateDescription, description: MachineDescription): BoxShape => {
  if (state.states.length > 0) return "group"
  if (state.type === "final") return "final"
  return isPassing(state, description) ? "passing" : "state"
}

/** Returns boxes and lines of a machine, not laid out yet. */
export const pictureOf = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): Picture => {
  const speaker = localizedTexts(description, texts, language)
  const phrases = phrasesOf(language)
  const words = wordsOf(description, texts, language)
  const rules = rulesOf(description, texts, language)
  const { root } = description
  const states = statesBelow(root)
  const parents = new Map(
    states.flatMap((state) => state.states.map((child) => [child.id, state.id] as const))
  )
  const stays = ({ source, targets }: Rule) => targets.length === 0 || targets.every((id) => id === source)

  const taken = new Map<string, Way>()
  for (const rule of rules.filter((each) => !stays(each))) {
    for (const to of rule.targets) {
      const id = `${rule.source}>${to}`
      const rows = [...(taken.get(id)?.rows ?? []), rowOf(rule)]
      taken.set(id, { from: rule.source, to, rows: mergedRows(rows) })
    }
  }
  const ways = [...taken.values()]
  // Events handled anywhere start from a box of their own, before all others.
  const order = new Map([...placesOf(root), [root.id, [-1]] as const])
  const signposts = ways.filter((way) => isSignpost(way, ways, order))
  const isBack = ({ from, to }: Way) => isEarlier(order.get(to) ?? [], order.get(from) ?? [])

  const rowsIn = (id: string): ReadonlyArray<Row> => [
    ...mergedRows(rules.filter((rule) => rule.source === id && stays(rule)).map(rowOf)),
    ...signposts
      .filter(({ from }) => from === id)
      .flatMap((way) => {
        const { label } = words.state(way.to)
        const phrase = isBack(way) ? phrases.backTo : phrases.onTo
        return way.rows.map((row) => ({ ...row, text: phrase(row.text, label), to: way.to }))
      })
  ]

  const isStateless = root.states.length === 0
  const anywhere: ReadonlyArray<Box> =
    isStateless || rules.some(({ source }) => source === root.id)
      ? [
          {
            id: root.id,
            shape: "anywhere",
            title: isStateless ? speaker.title : phrases.anywhere,
            text: isStateless ? phrases.stateless : phrases.anywhereText,
            services: root.invokes.map(({ service }) => speaker.service(service).label),
            rows: rowsIn(root.id)
          }
        ]
      : []

  const boxOf = (state: StateDescription): Box => {
    const parent = parents.get(state.id)
    const { label, description: text } = words.state(state.id)
    return {
      id: state.id,
      shape: shapeOf(state, description),
      ...(parent === undefined || parent === root.id ? {} : { parent }),
      title: label,
      text,
      services: state.invokes.map(({ service }) => speaker.service(service).label),
      rows: rowsIn(state.id)
    }
  }

  const startIn = (state: StateDescription): ReadonlyArray<Box> =>
    state.initial === undefined
      ? []
      : [
          {
            id: startOf(state.id),
            shape: "start",
            ...(state.id === root.id ? {} : { parent: state.id }),
            title: phrases.start,
            text: "",
            services: [],
            rows: []
          }
        ]

  return {
    id: description.id,
    language,
    title: speaker.title,
    text: speaker.summary,
    boxes: [
      ...anywhere,
      ...states.flatMap((state) => [...(state.id === root.id ? [] : [boxOf(state)]), ...startIn(state)])
    ],
    lines: [
      ...states.flatMap(
        (state): ReadonlyArray<Line> =>
          state.initial === undefined
            ? []
            : [
                {
                  id: `${startOf(state.id)}>${state.initial}`,
                  from: startOf(state.id),
                  to: state.initial,
                  rows: []
                }
              ]
      ),
      ...ways
        .filter((way) => !signposts.includes(way))
        .map(({ from, to, rows }): Line => ({ id: `${from}>${to}`, from, to, rows }))
    ]
  }
}
