/** Builds the atlas as a folder of static files: data, pictures, screens, and the page. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { localizedTexts, svgOf } from "../draw/index.ts"
import { statesBelow } from "../model/index.ts"
import { type AtlasFlow, inEachLanguage } from "./atlas-flow.ts"
import { buildPage, type MachineModule } from "./build-page.ts"
import { writeComments } from "./comments.ts"
import {
  type AtlasData,
  type FlowData,
  type FlowLink,
  type FlowSummary,
  isVisibleState,
  type Screen,
  type Stage,
  type UnseenState
} from "./data.ts"
import { type Evidence, readEvidence } from "./evidence.ts"
import { drawFolded, flowData } from "./flow-data.ts"
import { type Release, releaseData } from "./releases.ts"
import { pageEntries, searchEntries, storyEntry } from "./search-entries.ts"
import { defaultRoles, writeSignOffs } from "./sign-off.ts"
import { storedComments, storedSignOffs } from "./stored-files.ts"
import { type Story, storyData } from "./stories.ts"

export interface AtlasOptions {
  /** Flows, in display order. */
  readonly flows: ReadonlyArray<AtlasFlow & MachineModule>
  readonly links: ReadonlyArray<FlowLink>
  /** Stories across flows, shown as strips of screens. */
  readonly stories?: ReadonlyArray<Story>
  readonly locales: ReadonlyArray<string>
  readonly widths: ReadonlyArray<number>
  /** Words that mean the same in a search: "late", "takes long". */
  readonly synonyms?: ReadonlyArray<ReadonlyArray<string>>
  /** Returns the words that stand on the screen of a state, to be found. */
  readonly wordsOnScreens?: (flow: string, state: string) => string
  /** Folder with the pictures and results of runs. */
  readonly evidence: string
  /** Returns the version of a picture from that of its machine; by default the same. */
  readonly pictureVersion?: (machineVersion: string) => string
  /** Folder with the lock files of planned paths. */
  readonly plans?: string
  /** The file of comments is in the same folder. */
  readonly signOffFile: string
  /** Roles whose sign-off each transition needs; by default the product owner. */
  readonly roles?: ReadonlyArray<string> | undefined
  /** Stages of a person's way through the flows, for the front page; by default one with all flows. */
  readonly journey?: ReadonlyArray<Stage>
  /** Releases before the one to compare with, newest first, for the page of changes. */
  readonly earlier?: ReadonlyArray<Release>
  /** Version to compare with. */
  readonly since?:
    | { readonly label: string; readonly flows: ReadonlyArray<AtlasFlow>; readonly evidence: string }
    | undefined
  /** Emptied before the build. */
  readonly folder: string
}

interface Scene {
  readonly locale: string
  readonly width: number
}

/** Returns the names of a flow in each language, and its size. */
const introductionOf = ({ description, texts }: Pick<AtlasFlow, "description" | "texts">) => ({
  id: description.id,
  version: description.version,
  title: inEachLanguage((language) => localizedTexts(description, texts, language).title),
  summary: inEachLanguage((language) => localizedTexts(description, texts, language).summary),
  states: statesBelow(description.root).length - 1,
  transitions: description.transitions.length
})

/** Returns the screens of the state with the most user events, among visible states with screens. */
const faceOf = ({ id, states, transitions, screens }: FlowData): ReadonlyArray<Screen> => {
  const transitionsIn = (state: string): number =>
    transitions.filter(({ rule }) => rule.en.kind === "user" && state.startsWith(rule.en.source)).length
  const [face] = states
    .filter((state) => isVisibleState(id, state) && screens.some((screen) => screen.state === state.name))
    .toSorted((one, other) => transitionsIn(other.id) - transitionsIn(one.id))
  return screens.filter(({ state }) => state === face?.name)
}

const summaryOf = (flow: AtlasFlow, data: FlowData, scenes: ReadonlyArray<Scene>): FlowSummary => {
  const { coverage, difference } = data
  return {
    ...introductionOf(flow),
    ...(coverage === null
      ? {}
      : {
          covered: Object.values(coverage).filter(({ status }) => status === "covered").length,
          unreachable: Object.values(coverage).filter(({ status }) => status === "unreachable").length
        }),
    fingerprints: Object.fromEntries(data.transitions.map(({ id, fingerprint }) => [id, fingerprint])),
    face: faceOf(data),
    failures: data.failures.length,
    screensMissing: data.states
      .filter((state) => isVisibleState(data.id, state))
      .flatMap(({ name }) => scenes.map(({ locale, width }) => ({ name, locale, width })))
      .filter(
        ({ name, locale, width }) =>
          !data.screens.some(
            (screen) => screen.state === name && screen.locale === locale && screen.width === width
          )
      ).length,
    differences:
      difference === null
        ? 0
        : difference.added.length + difference.removed.length + difference.changed.length
  }
}

/** Flows that no stage names come last. */
const journeyOf = (stages: ReadonlyArray<Stage>, all: ReadonlyArray<string>): ReadonlyArray<Stage> => {
  const rest = all.filter((id) => !stages.some(({ flows }) => flows.includes(id)))
  return [
    ...stages.map(({ title, flows }) => ({ title, flows: flows.filter((id) => all.includes(id)) })),
    { title: { en: "Around it", de: "Rundherum" }, flows: rest, isAround: true }
  ].filter(({ flows }) => flows.length > 0)
}

/** Copies the pictures into the site; returns them with their addresses in it. `versions`: by machine, those of now. */
const placeScreens = (
  screens: Evidence["screens"],
  folder: string,
  address: string,
  versions: ReadonlyMap<string, string>
): ReadonlyArray<Screen & { readonly machine: string }> =>
  screens.map((screen, index) => {
    const file = `${address}/${index}.png`
    mkdirSync(join(folder, address), { recursive: true })
    copyFileSync(screen.file, join(folder, file))
    const now = versions.get(screen.machine)
    return { ...screen, file, isOlder: now !== undefined && screen.version !== now }
  })

/** Throws, leaving the folder unchanged, if the sign-offs cannot be read. */
export const buildAtlas = async (options: AtlasOptions): Promise<void> => {
  const { flows, links, locales, widths, since, folder } = options
  // Read first: on a failure the previous atlas stays.
  const signOffs = storedSignOffs(options.signOffFile).read()
  const comments = storedComments(options.signOffFile).read()
  rmSync(folder, { recursive: true, force: true })
  await buildPage(folder, flows)
  for (const part of ["data", "pictures"]) mkdirSync(join(folder, part), { recursive: true })
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))

  const evidence = readEvidence(options.evidence, options.plans)
  const { pictureVersion = (version: string) => version } = options
  const versions = new Map(
    flows.map(({ description: { id, version } }) => [id, pictureVersion(version)] as const)
  )
  const screens = placeScreens(evidence.screens, folder, "screens", versions)
  const screensBefore =
    since === undefined
      ? []
      : placeScreens(readEvidence(since.evidence).screens, folder, "screens-before", new Map())
  const of = (all: ReadonlyArray<Screen & { readonly machine: string }>, machine: string) =>
    all.filter((screen) => screen.machine === machine)

  const scenes = locales.flatMap((locale) => widths.map((width) => ({ locale, width })))
  const summaries: Array<FlowSummary> = []
  const changed: Array<ReadonlyArray<string>> = []
  const unseen: Array<UnseenState> = []
  for (const flow of flows) {
    const { id } = flow.description
    const before =
      since === undefined
        ? null
        : {
            flow: since.flows.find(({ description }) => description.id === id),
            screens: of(screensBefore, id)
          }
    const data = await flowData(flow, evidence, of(screens, id), before)
    summaries.push(summaryOf(flow, data, scenes))
    const { added = [], changed: others = [] } = data.difference ?? {}
    changed.push([...added, ...others.map((one) => one.id)])
    unseen.push(
      ...data.states
        .filter((state) => state.isPassing || state.unseen !== null)
        .map(({ name, label, unseen: reason }) => ({ flow: id, name, label, reason }))
    )
    write(`data/${id}.json`, data)
    write(`data/${id}.folded.json`, await drawFolded(flow))
    for (const { picture, layout } of Object.values(data.drawn)) {
      writeFileSync(join(folder, `pictures/${id}.${picture.language}.svg`), svgOf(picture, layout))
    }
  }
  const releases = [...(since === undefined ? [] : [since]), ...(options.earlier ?? [])].map((release) =>
    releaseData(release, flows)
  )
  write("data/releases.json", releases)
  const stories = (options.stories ?? []).map((story) => storyData(story, flows, links, screens))
  const atlas: AtlasData = {
    flows: summaries,
    links,
    journey: journeyOf(
      options.journey ?? [],
      summaries.map(({ id }) => id)
    ),
    unseen,
    search: [
      ...pageEntries(unseen.length, releases[0]),
      ...flows.flatMap((flow, index) =>
        searchEntries(flow, {
          unseen: evidence.unseen,
          changed: changed[index] ?? [],
          since: since?.label,
          wordsOnScreens: options.wordsOnScreens
        })
      ),
      // After the states, whose screen is the answer itself.
      ...stories.map(storyEntry)
    ],
    synonyms: options.synonyms ?? [],
    roles: options.roles ?? defaultRoles,
    stories,
    locales,
    widths,
    since: since?.label ?? null
  }
  write("data/atlas.json", atlas)
  write("data/server.json", { stores: false })
  writeFileSync(join(folder, "data/sign-off.json"), writeSignOffs(signOffs))
  writeFileSync(join(folder, "data/comments.json"), writeComments(comments))
}
