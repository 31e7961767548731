import { expect, it } from "vitest"
import { type DirectedGraphNode, toDirectedGraph } from "xstate/graph"
import { replay } from "../model/index.ts"
import { musicPlayerFlow } from "../model/samples/music-player.flow.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { thirdPartyMachines } from "../third-party/third-party-machines.ts"
import { planPathOf, toTestModel } from "./index.ts"

const flows = [libraryLoanFlow, musicPlayerFlow, ...thirdPartyMachines.map(({ flow }) => flow)]

const edgesIn = ({ edges, children }: DirectedGraphNode): ReadonlyArray<string> => [
  ...edges.map(({ source, label, target }) => `${source.id} ${label.text} ${target.id}`),
  ...children.flatMap(edgesIn)
]

it.each(flows.map(({ machine, description }) => [description.id, machine, description] as const))(
  "%s is described with the edges of xstate/graph",
  (_, machine, { transitions }) => {
    const described = transitions
      .filter(({ kind }) => kind !== "always")
      .flatMap(({ source, event, targets }) =>
        (targets.length === 0 ? [source] : targets).map((target) => `${source} ${event} ${target}`)
      )
    expect(described.toSorted()).toEqual(edgesIn(toDirectedGraph(machine)).toSorted())
  }
)

const small = new Set(["libraryLoan", "order", "request", "checkcarvitals", "vitals"])

it.each(flows.filter(({ name }) => small.has(name)).map((flow) => [flow.name, flow] as const))(
  "the shortest paths of xstate/graph through %s replay as paths of a plan",
  (_, flow) => {
    const start = Object.keys(flow.spec.starts)[0] ?? ""
    const paths = toTestModel(flow).getShortestPaths()
    expect(paths.length).toBeGreaterThan(0)
    for (const [index, path] of paths.entries()) {
      const planned = planPathOf(flow, path, start, `found-${index}`)
      expect(replay(flow, planned).problem).toBeUndefined()
      expect(planned.steps.at(-1)?.to ?? path.state.name).toBe(path.state.name)
    }
  }
)
