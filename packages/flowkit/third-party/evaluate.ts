/** Describes, draws, lints and plans a machine of a third party, and holds the plan against plain actors. */
import { geometryProblems, layOut, markdownOf, mermaidOf, pictureOf, svgOf } from "../draw/index.ts"
import { lintMachine } from "../lint/index.ts"
import { plan, replay, statesBelow } from "../model/index.ts"
import { isSearchedInPart } from "../model/reasons.ts"
import { fullSearch } from "./full-search.ts"
import { replayDifference } from "./second-opinion.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export interface Evaluation {
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly steps: number
  readonly findings: number
  readonly seconds: number
  readonly unreached: ReadonlyArray<{ readonly item: string; readonly reason: string }>
  /** Situations of the full search on a plain actor, and whether it saw all; absent where everything is reached. */
  readonly searched?: { readonly situations: number; readonly complete: boolean }
  /** What a person would call a fault of flowkit; none where all is well. */
  readonly problems: ReadonlyArray<string>
}

const drawingProblems = async ({
  flow: { description }
}: ThirdPartyMachine): Promise<ReadonlyArray<string>> => {
  const picture = pictureOf(description, undefined, "en")
  const layout = await layOut(picture)
  const states = statesBelow(description.root).length - 1
  const mermaid = mermaidOf(description, undefined, "en")
  const page = markdownOf({ description, texts: undefined, language: "en", picture: "x.svg", command: "x" })
  return [
    ...geometryProblems(picture, layout),
    ...(svgOf(picture, layout).includes("</svg>") ? [] : ["The picture has no end."]),
    ...((mermaid.match(/^ *state "/gm) ?? []).length === states ? [] : ["Mermaid has other states."]),
    ...(page.includes("## Rules") ? [] : ["The page has no rules."])
  ]
}

const searchedFor = async (
  thirdParty: ThirdPartyMachine,
  unreached: Evaluation["unreached"]
): Promise<Pick<Evaluation, "searched" | "problems">> => {
  if (unreached.length === 0) return { problems: [] }
  const { seen, situations, complete } = await fullSearch(thirdParty)
  return {
    searched: { situations, complete },
    problems: unreached.flatMap(({ item, reason }) => [
      ...(seen.has(item) ? [`${item} is called not reached, but a plain actor shows it.`] : []),
      ...(complete && isSearchedInPart(reason)
        ? [`${item} was not looked for to the end; there are ${situations} situations.`]
        : [])
    ])
  }
}

export const evaluate = async (thirdParty: ThirdPartyMachine): Promise<Evaluation> => {
  const { flow } = thirdParty
  const { description } = flow
  const drawing = await drawingProblems(thirdParty)
  const findings = lintMachine(flow.machine).length
  const begun = performance.now()
  const { paths, items, problems } = plan(flow)
  const seconds = (performance.now() - begun) / 1_000
  const walking: Array<string | undefined> = []
  for (const path of paths) walking.push(replay(flow, path).problem, await replayDifference(thirdParty, path))
  const search = await searchedFor(thirdParty, items.unreached)
  return {
    ...search,
    states: statesBelow(description.root).length - 1,
    transitions: description.transitions.length,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    findings,
    seconds,
    unreached: items.unreached,
    problems: [
      ...drawing,
      ...problems,
      ...walking.filter((problem) => problem !== undefined),
      ...search.problems
    ]
  }
}

/** Returns the cells of a table: figures, and what is not reached with its reason. */
export const cellsOf = ({
  states,
  transitions,
  paths,
  steps,
  findings,
  unreached
}: Evaluation): ReadonlyArray<string | number> => [
  states,
  transitions,
  paths,
  steps,
  findings,
  unreached.map(({ item, reason }) => `\`${item.replaceAll("|", "\\|")}\`: ${reason}`).join("<br>") || "–"
]
