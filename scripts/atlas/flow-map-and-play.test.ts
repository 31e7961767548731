import { type Move, play } from "@parkschein/flowkit/atlas"
import { statesBelow } from "@parkschein/flowkit/model"
import { describe, expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { flowMap, linksByState } from "./flow-map.ts"
import { namesIn, playDataFor } from "./play-data.ts"
import { productFlows } from "./product-flows.ts"
import { sharedLabels } from "./read-labels.ts"

const flows = await productFlows()
const played = await Promise.all(flows.map(async (flow) => ({ flow, data: await playDataFor(flow) })))

it("derives the links between flows from root, flows and screens", async () => {
  const links = (await flowMap(flows)).map(({ from, by, to }) => `${from} ${by} ${to}`)
  expect(links).toEqual(
    expect.arrayContaining([
      "access granted shopHome",
      "shopHome TICKET_CHOSEN ticketConfiguration",
      "shopHome PERMIT_CHOSEN plateChange",
      "shopHome PERMITS_CHOSEN account",
      "ticketConfiguration openCart shopHome",
      "ticketConfiguration openCart checkout",
      "ticketConfiguration openCart basket",
      "basket filled checkout",
      "checkout openPaymentResult paymentReturn",
      "checkout leavingForPayment paymentReturn",
      "checkout reportCartChanged basket",
      "verificationPrompt openVerification verification",
      "verification reportCodeAdded verificationPrompt",
      "plateChange announce notifications",
      "paymentReturn requestLogin access",
      "contact reportSessionLost access"
    ])
  )
  expect(new Set(links).size).toBe(links.length)
  const ways = new Set(links.map((link) => link.replace(/ .* /, " ")))
  for (const way of [
    "checkout shopHome",
    "checkout ticketConfiguration",
    "paymentReturn checkout",
    "paymentReturn account",
    "account verification",
    "account plateChange",
    "account ticketConfiguration"
  ])
    expect(ways).toContain(way)
})

it("uses existing states, actions, events and services, and labels other than their names", async () => {
  const byId = new Map(flows.map((flow) => [flow.description.id, flow]))
  for (const { from, by, to, label } of await flowMap(flows)) {
    const { description, machine } = byId.get(from) ?? {}
    const names = [
      ...(description === undefined ? [] : statesBelow(description.root).map(({ name }) => name)),
      ...(description?.transitions ?? []).map(({ event }) => event),
      ...Object.keys({ ...machine?.implementations.actions, ...machine?.implementations.actors }),
      ...(byId.get("app")?.description.transitions ?? []).map(({ event }) => event)
    ]
    expect(names, `${from} to ${to}`).toContain(by)
    expect(label.en).not.toBe(label.de)
  }
})

it("reads the links of a state, also of one defined by its difference from another", () => {
  const links = linksByState(
    [
      '== one, after "a"\na href=“/x”: X\na aria-label=“Y: y” href=“/y”: Y\na href=“#help”: Hilfe\n',
      '== two.more, after "b": as one, but\n- a href=“/x”: X\n+ td: a href=“/z”: Z\n',
      '== three, after "c": as two.more\n'
    ].join("\n")
  )
  expect(Object.fromEntries(links)).toEqual({
    one: ["/x", "/y"],
    "two.more": ["/y", "/z"],
    three: ["/y", "/z"]
  })
})

describe.each(played.map((each) => [each.flow.folder, each] as const))("playing %s", (_, { flow, data }) => {
  if (data === null) throw new Error("It has no path spec.")

  it("starts from every entry", () => {
    for (const start of Object.keys(data.starts))
      expect(play(flow.machine, data, start, [])[0]?.possible.length).toBeGreaterThan(0)
  })

  it("continues after every outcome without an error", () => {
    const ends = statesBelow(flow.description.root).flatMap(({ name, type }) =>
      type === "final" ? [name] : []
    )
    const seen = new Set<string>()
    const waiting = Object.keys(data.starts).map((start) => ({ start, moves: [] as ReadonlyArray<Move> }))
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { start, moves } = next
      const now = play(flow.machine, data, start, moves).at(-1)
      const place = now?.states.join(" ") ?? ""
      expect(now?.isDone, `${place} after ${JSON.stringify(moves)}`).toBe(ends.includes(place))
      if (seen.has(place)) continue
      seen.add(place)
      waiting.push(...(now?.possible ?? []).map((move) => ({ start, moves: [...moves, move] })))
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})

it("has German texts for all items of play mode, and no obsolete ones (see Cases in machines/*/labels.md)", () => {
  const all = new Set(played.flatMap(({ data }) => (data === null ? [] : namesIn(data))))
  for (const { flow, data } of played) {
    const offered = new Set(data === null ? [] : namesIn(data))
    const german = data?.names?.de ?? {}
    expect([...offered].filter((name) => german[name] === undefined)).toEqual([])
    expect(Object.keys(flow.texts?.cases ?? {}).filter((name) => !offered.has(name))).toEqual([])
  }
  expect(Object.keys(sharedLabels(projectFolder).cases ?? {}).filter((name) => !all.has(name))).toEqual([])
})

it("plays a declined payment", () => {
  const { flow, data } = played.find((each) => each.flow.folder === "payment-return") ?? {}
  if (flow === undefined || !data) throw new Error("The payment result cannot be played.")
  const declined: Move = { kind: "outcome", child: "loadOrder", service: "loadOrder", case: "declined" }
  expect(play(flow.machine, data, "the payment page", [declined]).at(-1)?.states).toEqual(["failed"])
})

it("plays a whole purchase in one picture: on-site code, login, ticket, cart, payment, proof", () => {
  const { flow, data } = played.find((each) => each.flow.folder === "app") ?? {}
  if (flow === undefined || !data) throw new Error("The root cannot be played.")
  const access = (as: string): Move => ({ kind: "outcome", child: "access", service: "access", case: as })
  const tells = (type: string, what: string): Move => ({ kind: "event", type, case: what })
  const moments = play(flow.machine, data, "a driver at the home of a shop", [
    access("nobody, at a page of a driver"),
    access("a driver"),
    tells("TICKET_CHOSEN", "a day"),
    tells("TICKET_ADDED", "of the shop"),
    tells("ORDER_PAID", "an order")
  ])
  expect(moments.map(({ states }) => states.slice(0, 2).join(" "))).toEqual([
    "page.closed cart.closed",
    "page.closed cart.closed",
    "page.open.shopHome cart.closed",
    "page.open.ticketConfiguration cart.closed",
    "page.open.shopHome cart.open",
    "page.open.paymentReturn cart.closed"
  ])
  // Every step must be a transition of the picture, to be highlighted there.
  const drawn = new Set(flow.description.transitions.map(({ id }) => id))
  for (const { takes } of moments) for (const id of takes) expect(drawn).toContain(id)
})
