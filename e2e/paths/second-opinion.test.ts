/**
 * Tests the plans against `xstate/graph` over the same events and services: same states, same transitions,
 * and no shorter path to any state. Limited to the contexts of the exploration, since some grow without end.
 */
import { join } from "node:path"
import {
  explore,
  type Flow,
  type FlowEvent,
  type FlowSnapshot,
  shortestPath,
  situationKey,
  stateItem,
  toTestModel
} from "@parkschein/flowkit/model"
import { describe, expect, it } from "vitest"
import { getAdjacencyMap } from "xstate/graph"
import { flows } from "./flows.ts"
import { planNow } from "./support/plans.ts"

interface Opinion {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Steps of the shortest path to each leaf state, from the nearest start. */
  readonly steps: ReadonlyMap<string, number>
  readonly paths: ReadonlyArray<number>
}

const keyOf = (steps: ReadonlyArray<{ readonly event: { readonly type: string } }>): string =>
  steps.map(({ event }) => event.type).join("\n")

const opinionOf = (flow: Flow): Opinion => {
  const { nodes, starts } = explore(flow)
  const states = new Set<string>()
  const transitions = new Set<string>()
  const steps = new Map<string, number>()
  const paths: Array<number> = []
  for (const { name, node } of starts) {
    const model = toTestModel(flow, name)
    const looked = new Set(
      nodes.filter(({ fixture }) => fixture === node.fixture).map(({ situation }) => situationKey(situation))
    )
    const stopWhen = ({ situation }: FlowSnapshot) => !looked.has(situationKey(situation))
    const found = model
      .getShortestPaths({ stopWhen, allowDuplicatePaths: true })
      .filter(({ state }) => !stopWhen(state))
    // Its own deduplication takes a minute for a thousand paths.
    const begun = new Set(found.map((path) => keyOf(path.steps.slice(0, -1))))
    for (const path of found) {
      // The first step is the start.
      const length = path.steps.length - 1
      states.add(path.state.name)
      for (const leaf of path.state.leaves) steps.set(leaf, Math.min(steps.get(leaf) ?? length, length))
      if (!begun.has(keyOf(path.steps))) paths.push(length)
    }
    const map = getAdjacencyMap<FlowSnapshot, FlowEvent, unknown>(model.testLogic, {
      ...model.options,
      stopWhen
    })
    for (const from of Object.values(map))
      for (const { state } of Object.values<{ readonly state: FlowSnapshot }>(from.transitions))
        for (const id of state.takes) transitions.add(id)
  }
  return { states, transitions, steps, paths }
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)
const rows: Array<string> = []

describe.each(flows.map(({ flow }) => [flow.name, flow] as const))("xstate/graph on %s", (name, flow) => {
  it("finds the same states and transitions, and no shorter way to any", () => {
    const { nodes } = explore(flow)
    const { states, transitions, steps, paths } = opinionOf(flow)
    expect([...states].sort()).toEqual([...new Set(nodes.map((node) => node.name))].sort())
    expect([...transitions].sort()).toEqual(
      [...new Set(nodes.flatMap(({ edges }) => edges.flatMap(({ takes }) => takes)))].sort()
    )
    expect(Object.fromEntries(steps)).toEqual(
      Object.fromEntries(
        [...steps.keys()].map((leaf) => [leaf, shortestPath(explore(flow), stateItem(leaf))?.steps.length])
      )
    )
    const plan = planNow(flow, "ci").paths.map((path) => path.steps.length)
    rows.push(
      `| ${[name, states.size, transitions.size, paths.length, sum(paths), plan.length, sum(plan)].join(" | ")} |`
    )
  })
})

it("needs more paths for the same, as the table says", async () => {
  const table = [
    "# A second opinion",
    "",
    "What `xstate/graph` finds, over the events and service outcomes of each flow's spec. States and transitions are those that our own exploration",
    "finds, too, and no way to a state is shorter (`e2e/paths/second-opinion.test.ts`). Its shortest paths lead to each situation once; ours take each",
    "transition once, in as few steps as we know.",
    "",
    "| machine | states | transitions | shortest paths of xstate/graph | steps | paths of the plan | steps |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    ""
  ].join("\n")
  await expect(table).toMatchFileSnapshot(join(import.meta.dirname, "snapshots/second-opinion.md"))
})
