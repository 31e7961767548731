import { expect, it } from "vitest"
import { toDirectedGraph } from "xstate/graph"
import { replay } from "../model/index.ts"
import { musicPlayerFlow } from "../model/samples/music-player.flow.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { thirdPartyMachines } from "../third-party/third-party-machines.ts"
import { directedGraphOf, planPathOf, toTestModel } from "./index.ts"

const flows = [libraryLoanFlow, musicPlayerFlow, ...thirdPartyMachines.map(({ flow }) => flow)]

it.each(flows.map((flow) => [flow.description.id, flow] as const))(
  "%s has the same graph as in xstate/graph",
  (_, flow) => {
    expect(directedGraphOf(flow.description)).toEqual(
      JSON.parse(JSON.stringify(toDirectedGraph(flow.machine)))
    )
  }
)

const small = new Set(["libraryLoan", "donut", "order", "request", "tcp", "checkcarvitals", "vitals"])

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
