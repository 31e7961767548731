import { describe, expect, it } from "vitest"
import { type Move, replayed, startPlayer } from "../../flowkit/atlas/player.ts"
import { statesBelow } from "../../flowkit/model/index.ts"
import { flowLinks, linkProblems } from "./flow-links.ts"
import { namesIn, playDataFor } from "./play-data.ts"
import { inGerman } from "./play-examples/in-german.ts"
import { playExamples } from "./play-examples.ts"
import { productFlows } from "./product-flows.ts"

const flows = await productFlows()

it("links only flows that exist, by names their machines have", () => {
  expect(linkProblems(flows.map(({ description }) => description))).toEqual([])
})

it("reads off the root what one flow wants of another", () => {
  const links = flowLinks(flows).map(({ from, by, to }) => `${from} ${by} ${to}`)
  expect(links).toEqual(
    expect.arrayContaining([
      "shopHome TICKET_CHOSEN ticketConfiguration",
      "shopHome PERMIT_CHOSEN plateChange",
      "shopHome PERMITS_CHOSEN account",
      "ticketConfiguration openCart checkout",
      "ticketConfiguration openCart basket",
      "checkout openPaymentResult paymentReturn",
      "verification reportCodeAdded verificationPrompt",
      "paymentReturn requestLogin access",
      "contact reportSessionLost access"
    ])
  )
  expect(new Set(links).size).toBe(links.length)
})

it("says so when a link rests on a name that is gone", () => {
  const [link] = flowLinks(flows)
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
    const services = statesBelow(flow.description.root).flatMap(({ invokes }) =>
      invokes.map(({ service }) => service)
    )
    expect(Object.keys(data.services).sort()).toEqual([...new Set(services)].sort())
    for (const start of Object.keys(data.starts)) {
      const player = startPlayer(flow.machine, data, start)
      expect(player.moments[0]?.possible.length).toBeGreaterThan(0)
      player.stop()
    }
  })

  it("gets on whatever happens: no outcome breaks the machine", () => {
    if (flow === undefined) throw new Error(`There is no flow "${folder}".`)
    const ends = statesBelow(flow.description.root).flatMap(({ name, type }) =>
      type === "final" ? [name] : []
    )
    const seen = new Set<string>()
    const waiting = Object.keys(data.starts).map((start) => ({ start, moves: [] as ReadonlyArray<Move> }))
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { start, moves } = next
      const player = replayed(flow.machine, data, start, moves)
      const now = player.moments.at(-1)
      player.stop()
      const place = now?.states.join(" ") ?? ""
      expect(now?.isDone, `${place} after ${JSON.stringify(moves)}`).toBe(ends.includes(place))
      if (seen.has(place)) continue
      seen.add(place)
      waiting.push(...(now?.possible ?? []).map((move) => ({ start, moves: [...moves, move] })))
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})

it("has German words for all that play mode offers, and none for what is gone (see play-examples/in-german.ts)", async () => {
  const played = await Promise.all(flows.map(({ folder }) => playDataFor(folder)))
  const offered = new Set(played.flatMap((data) => (data === null ? [] : namesIn(data))))
  expect([...offered].filter((name) => inGerman[name] === undefined)).toEqual([])
  expect(Object.keys(inGerman).filter((name) => !offered.has(name))).toEqual([])
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
