import { describe, expect, it } from "vitest"
import { type Move, replayed, startPlayer } from "../../flowkit/atlas/player.ts"
import { statesBelow } from "../../flowkit/model/index.ts"
import { commonCases } from "../../machines/flow-texts.ts"
import { flowLinks, linkProblems } from "./flow-map.ts"
import { namesIn, playDataFor } from "./play-data.ts"
import { productFlows } from "./product-flows.ts"

const flows = await productFlows()
const played = await Promise.all(flows.map(async (flow) => ({ flow, data: await playDataFor(flow) })))

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

describe.each(played.map((each) => [each.flow.folder, each] as const))("playing %s", (_, { flow, data }) => {
  if (data === null) throw new Error("It has no path spec.")

  it("begins in every way there is", () => {
    for (const start of Object.keys(data.starts)) {
      const player = startPlayer(flow.machine, data, start)
      expect(player.moments[0]?.possible.length).toBeGreaterThan(0)
      player.stop()
    }
  })

  it("gets on whatever happens: no outcome breaks the machine", () => {
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

it("has German words for all that play mode offers, and none for what is gone (see `cases` in machines/*/*.texts.ts)", () => {
  const all = new Set(played.flatMap(({ data }) => (data === null ? [] : namesIn(data))))
  for (const { flow, data } of played) {
    const offered = new Set(data === null ? [] : namesIn(data))
    const german = data?.names?.de ?? {}
    expect([...offered].filter((name) => german[name] === undefined)).toEqual([])
    expect(Object.keys(flow.texts?.cases ?? {}).filter((name) => !offered.has(name))).toEqual([])
  }
  expect(Object.keys(commonCases).filter((name) => !all.has(name))).toEqual([])
})

it("plays what happens when the bank declines", () => {
  const { flow, data } = played.find((each) => each.flow.folder === "payment-return") ?? {}
  if (flow === undefined || !data) throw new Error("The payment result cannot be played.")
  const player = replayed(flow.machine, data, "the payment page", [
    { kind: "outcome", child: "loadOrder", service: "loadOrder", case: "declined" }
  ])
  expect(player.moments.at(-1)?.states).toEqual(["failed"])
  player.stop()
})
