/** Describes, draws, lints and plans a machine of a third party, and holds the plan against plain actors. */
import { geometryProblems, layOut, markdownOf, mermaidOf, pictureOf, svgOf } from "../draw/index.ts"
import { lintMachine } from "../lint/index.ts"
import { type Plan, plan, replay, statesBelow } from "../model/index.ts"
import { isSearchedInPart } from "../model/reasons.ts"
import { fullSearch } from "./full-search.ts"
import { replayDifference } from "./second-opinion.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export interface Evaluation {
  /** Cells of the table: figures, and what is not reached with its reason. */
  readonly cells: ReadonlyArray<string | number>
  /** Of planning. */
  readonly seconds: number
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

/** Holds what a plan calls not reached against a full search on a plain actor. */
const wronglyUnreached = async (
  thirdParty: ThirdPartyMachine,
  unreached: Plan["items"]["unreached"]
): Promise<ReadonlyArray<string>> => {
  if (unreached.length === 0) return []
  const { seen, situations, complete } = await fullSearch(thirdParty)
  return unreached.flatMap(({ item, reason }) => [
    ...(seen.has(item) ? [`${item} is called not reached, but a plain actor shows it.`] : []),
    ...(complete && isSearchedInPart(reason)
      ? [`${item} was not looked for to the end; there are ${situations} situations.`]
      : [])
  ])
}

export const evaluate = async (thirdParty: ThirdPartyMachine): Promise<Evaluation> => {
  const { flow } = thirdParty
  const { description } = flow
  const drawing = await drawingProblems(thirdParty)
  const begun = performance.now()
  const { paths, items, problems } = plan(flow)
  const seconds = (performance.now() - begun) / 1_000
  const walking: Array<string | undefined> = []
  for (const path of paths) walking.push(replay(flow, path).problem, await replayDifference(thirdParty, path))
  const unreached = items.unreached.map(({ item, reason }) => `\`${item.replaceAll("|", "\\|")}\`: ${reason}`)
  return {
    cells: [
      statesBelow(description.root).length - 1,
      description.transitions.length,
      paths.length,
      paths.reduce((sum, { steps }) => sum + steps.length, 0),
      lintMachine(flow.machine).length,
      unreached.join("<br>") || "–"
    ],
    seconds,
    problems: [
      ...drawing,
      ...problems,
      ...walking.filter((problem) => problem !== undefined),
      ...(await wronglyUnreached(thirdParty, items.unreached))
    ]
  }
}
