import { describe, expect, it } from "vitest"
import { replayed, startPlayer } from "../../flowkit/atlas/player.ts"
import { flowLinks, linkProblems } from "./flow-links.ts"
import { playExamples } from "./play-examples.ts"
import { productFlows } from "./product-flows.ts"

const flows = await productFlows()

it("links only flows that exist, by names their machines have", () => {
  expect(linkProblems(flows.map(({ description }) => description))).toEqual([])
})

it("says so when a link rests on a name that is gone", () => {
  const [link] = flowLinks
  if (link === undefined) throw new Error("There are no links.")
  expect(
    linkProblems(
      flows.map(({ description }) => description),
      [{ ...link, by: "gone" }]
    )
  ).toEqual([`"${link.from}" has no state, event, action or service "gone"`])
})

describe.each(Object.entries(playExamples))("the example of %s", (folder, data) => {
  const flow = flows.find((candidate) => candidate.folder === folder)

  it("names the events and services of the machine, and starts it", () => {
    if (flow === undefined) throw new Error(`There is no flow "${folder}".`)
    const { transitions } = flow.description
    const events = new Set(transitions.filter(({ kind }) => kind === "event").map(({ event }) => event))
    expect(Object.keys(data.events).sort()).toEqual([...events].sort())
    for (const start of Object.keys(data.starts)) {
      const player = startPlayer(flow.machine, data, start)
      expect(player.moments[0]?.possible.length).toBeGreaterThan(0)
      player.stop()
    }
  })
})

it("plays what happens when the bank declines", () => {
  const flow = flows.find(({ folder }) => folder === "payment-return")
  const data = playExamples["payment-return"]
  if (flow === undefined || data === undefined) throw new Error("The payment result cannot be played.")
  const player = replayed(flow.machine, data, "back with an order", [
    { kind: "outcome", child: "loadOrder", service: "loadOrder", case: "the bank declines" }
  ])
  expect(player.moments.at(-1)?.states).toEqual(["failed"])
  player.stop()
})
