import { describe, expect, it } from "vitest"
import type { Ticket } from "../../schemas/ticket.ts"
import { annualTicket, dayTicket, strandbad, wanderparkplatz, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { areasOf, matchingTickets, shopHomeMachine } from "./index.ts"

const open = () => drive(shopHomeMachine, { shopPath: "wiesensee" })

const browse = (tickets: ReadonlyArray<Ticket>) => {
  const flow = open()
  flow.succeeds("loadShop", wiesensee)
  flow.succeeds("loadTickets", tickets)
  return flow
}

/** Sets up a shop that requires codes, and has no tickets for this driver. */
const lock = () => {
  const flow = open()
  flow.succeeds("loadShop", { ...wiesensee, isAccountVerification: true })
  flow.succeeds("loadTickets", [])
  return flow
}

describe("shop home", () => {
  it("restores its state for a returning driver", () => {
    const left = { chosenAreas: [strandbad.areaEntityId], shownTickets: 24 }
    const flow = drive(shopHomeMachine, { shopPath: "wiesensee", areaEntityId: "other", left })
    expect(flow.actor.getSnapshot().context).toMatchObject(left)
  })

  it.each([
    ["anywhere", {}, true],
    ["where it is valid", { areaEntityId: wanderparkplatz.areaEntityId }, true],
    ["at a place that no ticket is for", { areaEntityId: "elsewhere" }, true],
    ["where it is not valid", { areaEntityId: strandbad.areaEntityId }, false],
    ["when the shop sells it no more", { bought: { ticketId: "gone", plates: [] } }, false]
  ])("reserves a place for the last bought ticket: %s [B-14]", (_, input, isOffered) => {
    const bought = { ticketId: dayTicket.id, plates: [{ plate: "M-PP123", country: "DE" }] }
    const flow = drive(shopHomeMachine, { shopPath: "wiesensee", bought, ...input })
    flow.succeeds("loadShop", wiesensee)
    flow.succeeds("loadTickets", [annualTicket, dayTicket])
    expect(flow.actor.getSnapshot().context.again).toBe(isOffered ? dayTicket : undefined)
    flow.actor.send({ type: "xstate.done.actor.again" } as never)
    expect(flow.actor.getSnapshot().context.again).toBeUndefined()
  })

  it("explains an empty list by the shop's requirements [H-21]", () => {
    expect(browse([]).state()).toBe("empty")
    expect(lock().state()).toBe("locked.loadingCodes")
  })

  it.each([
    ["has codes, which unlock nothing here", [{ code: "ROSENAU-2026" }], "locked.withCodes", 1],
    ["has no code yet", [], "locked.withoutCode", 0]
  ] as const)("explains a locked shop to a driver who %s [C/C-11]", (_, codes, state, count) => {
    const flow = lock()
    flow.succeeds("loadCodes", codes)
    expect(flow.state()).toBe(state)
    expect(flow.actor.getSnapshot().context.codes).toBe(count)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingTickets")
  })

  it("keeps the last chosen area unless it may be deselected [H-09]", () => {
    const chosenAfter = (isUnselectingAllowed: boolean) => {
      const flow = drive(shopHomeMachine, { shopPath: "wiesensee", isUnselectingAllowed })
      flow.succeeds("loadShop", wiesensee)
      flow.succeeds("loadTickets", [dayTicket])
      for (const { areaEntityId } of [strandbad, wanderparkplatz, strandbad, wanderparkplatz]) {
        flow.actor.send({ type: "AREA_TOGGLED", areaEntityId })
      }
      return flow.actor.getSnapshot().context.chosenAreas
    }
    expect(chosenAfter(false)).toEqual([wanderparkplatz.areaEntityId])
    expect(chosenAfter(true)).toEqual([])
  })

  it.each([
    ["chosen", wanderparkplatz.areaEntityId, [wanderparkplatz.areaEntityId]],
    ["left out where no ticket is for it", "an-area-elsewhere", []],
    ["not asked for", null, []]
  ])("selects the area of an on-site code %s [B-03]", (_, areaEntityId, chosen) => {
    const flow = drive(shopHomeMachine, { shopPath: "wiesensee", areaEntityId })
    flow.succeeds("loadShop", wiesensee)
    flow.succeeds("loadTickets", [annualTicket])
    expect(flow.actor.getSnapshot().context.chosenAreas).toEqual(chosen)
  })

  it("shows only the tickets that are valid in all chosen areas [H-08 H-10]", () => {
    const flow = browse([dayTicket, annualTicket])
    const shown = () => matchingTickets(flow.actor.getSnapshot().context).map(({ id }) => id)
    expect(shown()).toEqual(["day", "annual"])
    flow.actor.send({ type: "AREA_TOGGLED", areaEntityId: wanderparkplatz.areaEntityId })
    expect(shown()).toEqual(["day", "annual"])
    flow.actor.send({ type: "AREA_TOGGLED", areaEntityId: strandbad.areaEntityId })
    expect(shown()).toEqual(["annual"])
    flow.actor.send({ type: "AREA_TOGGLED", areaEntityId: wanderparkplatz.areaEntityId })
    expect(shown()).toEqual(["annual"])
    flow.actor.send({ type: "ALL_AREAS_CHOSEN" })
    expect(shown()).toEqual(["day", "annual"])
  })

  it("shows twelve tickets first and twelve more on each request until the end [H-13]", () => {
    const flow = browse(Array.from({ length: 14 }, (_, n) => ({ ...dayTicket, id: `day-${n}` })))
    const shown = () => flow.actor.getSnapshot().context.shownTickets
    expect(shown()).toBe(12)
    expect(flow.actor.getSnapshot().can({ type: "MORE_REQUESTED" })).toBe(true)
    flow.actor.send({ type: "MORE_REQUESTED" })
    expect(shown()).toBe(24)
    expect(flow.actor.getSnapshot().can({ type: "MORE_REQUESTED" })).toBe(false)
  })
})

it("a ticket list has each of its areas once [H-11]", () => {
  expect(areasOf([dayTicket, annualTicket])).toEqual([wanderparkplatz, strandbad])
})
