/**
 * Measures planning: `node packages/flowkit/bench/index.ts [module …]`. A module exports flows, or a list of
 * objects with them; by default a generated machine of 500 states and 2,000 transitions is planned. Times are
 * CPU times, and compared with a bare traversal of the same graph in the same run, since machines differ.
 */
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { createMachine } from "xstate"
import { type Exploration, explore, type Flow, plan } from "../model/index.ts"
import { generatedFlow } from "./generated-flow.ts"

const flowsIn = (value: unknown): ReadonlyArray<Flow> => {
  if (Array.isArray(value)) return value.flatMap(flowsIn)
  if (typeof value !== "object" || value === null) return []
  if ("machine" in value && "spec" in value) return [value as Flow]
  return "flow" in value ? flowsIn(value.flow) : []
}

const seconds = <Result>(work: () => Result): readonly [Result, number] => {
  const begun = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(begun)
  return [result, (user + system) / 1_000_000]
}

/** Visits every edge once from every node: the minimum for any planner of covering paths. */
const bareWalk = ({ nodes }: Exploration): number => {
  let edges = 0
  for (const start of nodes) {
    const visited = new Uint8Array(nodes.length)
    const queue = [start]
    visited[start.index] = 1
    for (let at = 0; at < queue.length; at += 1)
      for (const { to } of queue[at]?.edges ?? []) {
        edges += 1
        if (visited[to.index] === 1) continue
        visited[to.index] = 1
        queue.push(to)
      }
  }
  return edges
}

const modules = process.argv.slice(2)
const given = await Promise.all(
  modules.map(
    async (file): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(resolve(file)).href)
  )
)
const flows =
  modules.length === 0
    ? [generatedFlow(createMachine, 500, 4)]
    : given.flatMap((each) => flowsIn(Object.values(each)))

const figures = flows.map((known) => {
  // A copy, so that nothing is cached for it.
  const flow = { ...known }
  const [exploration, exploring] = seconds(() => explore(flow))
  const [{ paths }, planning] = seconds(() => plan(flow))
  const [walked, walking] = seconds(() => bareWalk(exploration))
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return {
    name: flow.name,
    nodes: exploration.nodes.length,
    paths: paths.length,
    steps,
    exploring,
    planning,
    walked,
    walking
  }
})
console.table(figures)
const total = figures.reduce((sum, { exploring, planning }) => sum + exploring + planning, 0)
const walking = figures.reduce((sum, figure) => sum + figure.walking, 0)
console.info(
  `${flows.length} flows: explored and planned in ${total.toFixed(2)} s of work; a bare walk from every node takes ${walking.toFixed(2)} s (${(total / walking).toFixed(1)} : 1).`
)
