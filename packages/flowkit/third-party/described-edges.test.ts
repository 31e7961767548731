import { expect, it } from "vitest"
import { type DirectedGraphNode, toDirectedGraph } from "xstate/graph"
import { musicPlayerFlow } from "../model/samples/music-player.flow.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { thirdPartyMachines } from "./third-party-machines.ts"

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
