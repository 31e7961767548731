import { expect, it } from "vitest"
import { createMachine } from "xstate"
import { describeMachine, statesBelow } from "./describe-machine.ts"
import { folded, groupsOf } from "./folded.ts"

const description = describeMachine(
  createMachine({
    id: "shop",
    initial: "browsing",
    states: {
      browsing: { on: { PAID: "paying.asking", LOOKED: "browsing" } },
      paying: {
        initial: "asking",
        on: { LEFT: "browsing" },
        states: {
          asking: { on: { ANSWERED: "done", AGAIN: "asking" } },
          done: { on: { NEXT: "#shop.resting" } }
        }
      },
      resting: { initial: "asleep", states: { asleep: { on: { WOKE: "awake" } }, awake: {} } }
    }
  })
)
const ways = (of: typeof description) =>
  of.transitions.map(({ source, event, targets }) => `${source} ${event} ${targets.join(" ")}`)

it("has a state for each group, with its incoming and outgoing transitions", () => {
  const far = folded(description)
  expect(groupsOf(description)).toEqual(["shop.paying", "shop.resting"])
  expect(statesBelow(far.root).map(({ id, type }) => `${id} ${type}`)).toEqual([
    "shop compound",
    "shop.browsing atomic",
    "shop.paying compound",
    "shop.resting compound"
  ])
  expect(ways(far)).toEqual([
    "shop.browsing PAID shop.paying",
    "shop.browsing LOOKED shop.browsing",
    "shop.paying LEFT shop.browsing",
    "shop.paying NEXT shop.resting"
  ])
})

it("shows the content of the open group", () => {
  expect(ways(folded(description, "shop.resting"))).toContain("shop.resting.asleep WOKE shop.resting.awake")
  expect(ways(folded(description, "shop.resting"))).not.toContain(
    "shop.paying.asking ANSWERED shop.paying.done"
  )
})

it("is unchanged without groups", () => {
  const flat = describeMachine(
    createMachine({ id: "lamp", initial: "off", states: { off: { on: { ON: "lit" } }, lit: {} } })
  )
  expect(folded(flat)).toEqual(flat)
})
